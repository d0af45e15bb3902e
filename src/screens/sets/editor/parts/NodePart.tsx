import { ChevronDown, ChevronRight, Replace } from "lucide-react";
import { useId, useRef, useState } from "react";
import { type Form, formOf, type NodeKind, type Path } from "../../../../language/grammar";
import styles from "../Editor.module.css";
import { t } from "../messages";
import { getIn } from "../paths";
import { phraseAt, useEditing } from "./editing";
import { PhrasePicker } from "./PhrasePicker";

interface Props {
  readonly node: NodeKind;
  readonly path: Path;
  readonly label: string;
}

/** Kinds of parts with one form only, which is never exchanged. */
const SINGLE: readonly NodeKind[] = ["filter", "test"];

const isBare = (form: Form | undefined) =>
  form === undefined || (form.slot.is === "record" && form.slot.parts.length === 0);

/** A part that is shown as its printed phrase. Opened, it shows its own parts, and other phrases to choose. */
export function NodePart({ node, path, label }: Props) {
  const editing = useEditing();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const phrase = phraseAt(editing, node, path) || JSON.stringify(getIn(editing.root.value, path));
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className={styles.node}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className={styles.phrase}
        data-place={path.join(".")}
        aria-expanded={isOpen}
        aria-label={t("editor.change-what", { label, phrase })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={16} aria-hidden />
        <span>{phrase}</span>
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own frame.
        <div className={styles.inside} role="group" aria-labelledby={`${id}-label`}>
          <NodeBody node={node} path={path} label={label} onChosen={() => button.current?.focus()} />
        </div>
      )}
    </div>
  );
}

interface BodyProps extends Props {
  readonly onChosen: () => void;
}

/** What an opened part consists of, and what may stand in its place. */
export function NodeBody({ node, path, label, onChosen }: BodyProps) {
  const editing = useEditing();
  const { Slot } = editing;
  const form = formOf(editing.vocabulary, node, getIn(editing.root.value, path));
  const [isChoosing, setChoosing] = useState(isBare(form));
  const choose = (next: unknown) => {
    editing.set(path, next);
    setChoosing(false);
    onChosen();
  };
  return (
    <>
      {!SINGLE.includes(node) && (
        <button
          type="button"
          className={styles.add}
          aria-expanded={isChoosing}
          aria-label={t("editor.choose-for", { label })}
          onClick={() => setChoosing(!isChoosing)}
        >
          <Replace size={16} aria-hidden />
          {t("editor.choose-other")}
        </button>
      )}
      {isChoosing && !SINGLE.includes(node) && <PhrasePicker node={node} path={path} onChoose={choose} />}
      {form === undefined ? (
        <p>{t("editor.odd")}</p>
      ) : (
        <Slot slot={form.slot} path={path} owner={{ node, path }} label={label} />
      )}
    </>
  );
}
