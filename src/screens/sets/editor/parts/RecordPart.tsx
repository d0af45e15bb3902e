import { Plus, X } from "lucide-react";
import { useId } from "react";
import { blankOf, type Part, type Path } from "../../../../language/grammar";
import styles from "../Editor.module.css";
import { isFitting } from "../fitting";
import { partLabel, t } from "../messages";
import { getIn, setIn } from "../paths";
import { type Editing, type Owner, placeAt, useEditing } from "./editing";

interface Props {
  readonly parts: readonly Part[];
  readonly path: Path;
  readonly owner: Owner;
}

/** What an absent part begins with, if that fits. */
function beginning(editing: Editing, { key, slot }: Part, path: Path): unknown {
  const { vocabulary, root, problems } = editing;
  const value = blankOf(vocabulary, slot, placeAt(editing, [...path, key]));
  if (value === undefined) return undefined;
  return isFitting(vocabulary, problems, { ...root, value: setIn(root.value, [...path, key], value) })
    ? value
    : undefined;
}

/** The parts of a record: those it has, and buttons for those that it may have. */
export function RecordPart({ parts, path, owner }: Props) {
  const editing = useEditing();
  const id = useId();
  const value = getIn(editing.root.value, path);
  const has = ({ key, optional }: Part) => !optional || Object.hasOwn(Object(value), key);
  const shown = parts.filter(has);
  const addable = parts
    .filter((part) => !has(part))
    .map((part) => ({ part, value: beginning(editing, part, path) }))
    .filter((one) => one.value !== undefined);
  return (
    <div className={styles.record}>
      {shown.map((part) => (
        <RecordEntry key={part.key} part={part} path={[...path, part.key]} owner={owner} />
      ))}
      {addable.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of buttons in every browser.
        <div className={styles.adds} role="group" aria-labelledby={id}>
          <span id={id} className="visually-hidden">
            {t("editor.adds")}
          </span>
          {addable.map(({ part, value: begins }) => (
            <button
              key={part.key}
              type="button"
              className={styles.add}
              aria-label={t("editor.add-part", { what: partLabel(part.key) })}
              onClick={() => editing.set([...path, part.key], begins)}
            >
              <Plus size={16} aria-hidden />
              {partLabel(part.key)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function RecordEntry({ part, path, owner }: { part: Part; path: Path; owner: Owner }) {
  const { set, Slot } = useEditing();
  const label = partLabel(part.key);
  return (
    <div className={styles.entry}>
      <div className={styles.entryBody}>
        {part.slot.is === "flag" ? (
          <span className={styles.flag}>{label}</span>
        ) : (
          <Slot slot={part.slot} path={path} owner={owner} label={label} />
        )}
      </div>
      {part.optional && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t("editor.remove-what", { what: label })}
          onClick={() => set(path, undefined)}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
