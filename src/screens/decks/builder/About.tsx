import { useId, useState } from "react";
import type { DeckEditor } from "../../../store/decks/editor";
import { MAX_NOTES_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from "../../../store/decks/saved-deck";
import { TextField } from "../../../ui/TextField";
import { t } from "../messages";
import styles from "./About.module.css";
import fold from "./Fold.module.css";
import { useEditedDeck } from "./use-deck-editor";

/** Notes on a deck, and the tags it is found by. Both are saved when their field is left. */
export function About({ editor }: { editor: DeckEditor }) {
  const { notes, tags } = useEditedDeck(editor).content;
  const [typedNotes, setNotes] = useState<string | null>(null);
  const [typedTags, setTags] = useState<string | null>(null);
  const id = useId();
  const save = () => {
    if (typedNotes !== null) editor.change({ notes: typedNotes });
    if (typedTags !== null) editor.change({ tags: tagsIn(typedTags) });
    setNotes(null);
    setTags(null);
  };
  return (
    <details className={fold.fold} open={notes !== "" || tags.length > 0}>
      <summary className={fold.title}>{t("builder.about")}</summary>
      <div className={styles.fields}>
        <label htmlFor={id} className={styles.label}>
          {t("builder.notes")}
        </label>
        <textarea
          id={id}
          className={styles.notes}
          rows={4}
          maxLength={MAX_NOTES_LENGTH}
          value={typedNotes ?? notes}
          onChange={({ target }) => setNotes(target.value)}
          onBlur={save}
        />
        <TextField
          label={t("builder.tags")}
          help={t("builder.tags.help")}
          autoComplete="off"
          value={typedTags ?? tags.join(", ")}
          onChange={setTags}
          onBlur={save}
        />
      </div>
    </details>
  );
}

function tagsIn(text: string): readonly string[] {
  const tags = text.split(",").map((tag) => tag.trim().slice(0, MAX_TAG_LENGTH));
  return [...new Set(tags.filter((tag) => tag !== ""))].slice(0, MAX_TAGS);
}
