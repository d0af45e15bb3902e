import { ArrowLeft, FileDown, Redo2, Undo2 } from "lucide-react";
import type { CardSet } from "../../../games/card-set";
import type { GameSlug } from "../../../games/registry";
import { writeSet } from "../../../sets/set-file";
import type { SetEditor } from "../../../store/sets/editor";
import { Button, ButtonLink } from "../../../ui/Button";
import { SelectField } from "../../../ui/SelectField";
import { download } from "../../parts/download";
import { hrefOf } from "../../routing/route";
import { setFileName } from "../file-name";
import { CodeForm } from "./CodeForm";
import styles from "./Editor.module.css";
import { t } from "./messages";
import { NameField } from "./NameField";
import { useEditedSet } from "./use-set-editor";

const ICON = { size: 20, "aria-hidden": true } as const;

interface Props {
  readonly slug: GameSlug;
  readonly editor: SetEditor;
}

/** Whether the set is saved, and what is done with the whole set. */
export function SetBar({ slug, editor }: Props) {
  const { past, future, saved, content, written } = useEditedSet(editor);
  const { code, version } = saved;
  const isStored = written === undefined || written === "kept";
  const isSaved =
    JSON.stringify(saved.cards) === JSON.stringify(content.cards) && saved.name === content.name;
  const save = async () => {
    await editor.settled();
    // A file may hold cards with faults. They are listed when it is added.
    download(setFileName(saved), writeSet({ ...editor.get().saved } as CardSet));
  };
  return (
    <div className={styles.bar}>
      <ButtonLink
        look="quiet"
        icon={<ArrowLeft {...ICON} />}
        href={hrefOf({ kind: "sets", slug })}
        aria-label={t("editor.back")}
      />
      <div className={styles.setWords}>
        <p className={styles.setName}>{content.name}</p>
        <p className={styles.muted}>{t("editor.facts", { code, version, count: content.cards.length })}</p>
      </div>
      {isStored ? (
        <p className={styles.muted}>{t(isSaved ? "editor.saved" : "editor.saving")}</p>
      ) : (
        <p role="alert">{t("editor.not-stored")}</p>
      )}
      <div className={styles.tools}>
        <Button
          icon={<Undo2 {...ICON} />}
          aria-label={t("editor.undo")}
          aria-keyshortcuts="Control+Z"
          aria-disabled={past.length === 0}
          onClick={editor.undo}
        />
        <Button
          icon={<Redo2 {...ICON} />}
          aria-label={t("editor.redo")}
          aria-keyshortcuts="Control+Y"
          aria-disabled={future.length === 0}
          onClick={editor.redo}
        />
        <Button icon={<FileDown {...ICON} />} onClick={() => void save()}>
          {t("editor.export")}
        </Button>
      </div>
      <details className={styles.about}>
        <summary>{t("editor.set")}</summary>
        <div className={styles.frame}>
          <NameField
            label={t("editor.set-name")}
            name={content.name}
            onRename={(name) => editor.change({ name })}
          />
          <NameField
            label={t("editor.set-author")}
            name={content.author}
            isOptional
            onRename={(author) => editor.change({ author })}
          />
          <SelectField
            label={t("editor.set-language")}
            choices={[
              { value: "en" as const, label: t("editor.language.en") },
              { value: "de" as const, label: t("editor.language.de") },
            ]}
            value={content.language}
            onChange={(language) => editor.change({ language })}
          />
        </div>
        <CodeForm key={code} slug={slug} editor={editor} />
      </details>
    </div>
  );
}
