import { ArrowLeft, Redo2, Undo2 } from "lucide-react";
import { useState } from "react";
import type { Game } from "../../../games/game";
import type { GameSlug } from "../../../games/registry";
import type { DeckEditor } from "../../../store/decks/editor";
import { MAX_TYPED_NAME_LENGTH } from "../../../store/settings/settings";
import { Button, ButtonLink } from "../../../ui/Button";
import { TextField } from "../../../ui/TextField";
import { hrefOf } from "../../routing/route";
import { t } from "../messages";
import styles from "./BuilderBar.module.css";
import { SaveState } from "./SaveState";
import { Tools } from "./Tools";
import { useEditedDeck } from "./use-deck-editor";

const ICON = { size: 20, "aria-hidden": true } as const;

interface Props {
  readonly game: Game;
  readonly slug: GameSlug;
  readonly editor: DeckEditor;
}

/** The name of the deck, whether it is saved, and everything that is done with a whole deck. */
export function BuilderBar({ game, slug, editor }: Props) {
  const { past, future, saved } = useEditedDeck(editor);
  const { event } = saved;
  return (
    <div className={styles.bar}>
      <ButtonLink
        look="quiet"
        icon={<ArrowLeft {...ICON} />}
        href={hrefOf(event ? { kind: "event", slug, event: event.id } : { kind: "decks", slug })}
        aria-label={t(event ? "builder.back-to-event" : "builder.back")}
      />
      <NameField editor={editor} />
      <SaveState game={game} editor={editor} />
      <div className={styles.tools}>
        <Button
          icon={<Undo2 {...ICON} />}
          aria-label={t("builder.undo")}
          aria-keyshortcuts="Control+Z"
          aria-disabled={past.length === 0}
          onClick={editor.undo}
        />
        <Button
          icon={<Redo2 {...ICON} />}
          aria-label={t("builder.redo")}
          aria-keyshortcuts="Control+Y"
          aria-disabled={future.length === 0}
          onClick={editor.redo}
        />
        <Tools game={game} slug={slug} editor={editor} />
      </div>
    </div>
  );
}

/** Renames when the field is left, so that one undo takes back the whole name. */
function NameField({ editor }: { editor: DeckEditor }) {
  const { name } = useEditedDeck(editor).content;
  const [typed, setTyped] = useState<string | null>(null);
  const save = () => {
    if (typed !== null) editor.change({ name: typed.trim() || name });
    setTyped(null);
  };
  return (
    <TextField
      label={t("builder.name")}
      hideLabel
      className={styles.name}
      autoComplete="off"
      maxLength={MAX_TYPED_NAME_LENGTH}
      value={typed ?? name}
      onChange={setTyped}
      onBlur={save}
      onKeyDown={({ key }) => key === "Enter" && save()}
    />
  );
}
