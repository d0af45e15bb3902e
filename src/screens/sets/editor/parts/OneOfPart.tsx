import { blankOf, formOf, namesIn, type Path, type Slot } from "../../../../language/grammar";
import { SelectField } from "../../../../ui/SelectField";
import styles from "../Editor.module.css";
import { partLabel, t } from "../messages";
import { getIn } from "../paths";
import { type Editing, type Owner, placeAt, useEditing } from "./editing";

interface Props {
  readonly options: readonly Slot[];
  readonly path: Path;
  readonly owner: Owner;
  readonly label: string;
}

/** Whether a value is written as one of the options says. */
function isWritten({ vocabulary }: Editing, slot: Slot, value: unknown): boolean {
  switch (slot.is) {
    case "choice":
      return slot.values.some((one) => one === value);
    case "name":
      return typeof value === "string";
    case "node":
      return typeof value !== "string" && formOf(vocabulary, slot.node, value) !== undefined;
    case "record": {
      const keys = Object.keys(Object(value));
      return (
        typeof value === "object" &&
        slot.parts.every(({ key, optional }) => optional || keys.includes(key)) &&
        keys.every((key) => slot.parts.some((part) => part.key === key))
      );
    }
    default:
      return typeof value === slot.is;
  }
}

/** What an option is called. */
function optionLabel(slot: Slot): string {
  if (slot.is === "choice") return t("editor.this-card");
  if (slot.is === "record") return slot.parts.map(({ key }) => partLabel(key)).join(", ");
  return slot.is === "name" ? partLabel("card") : t("editor.cards-that");
}

/** One of several ways to write a part: this card, or cards that fit. */
export function OneOfPart({ options, path, owner, label }: Props) {
  const editing = useEditing();
  const { Slot: Option } = editing;
  const value = getIn(editing.root.value, path);
  const offered = options.filter(
    (slot) =>
      isWritten(editing, slot, value) ||
      slot.is !== "name" ||
      namesIn(editing.vocabulary, slot.of, placeAt(editing, path)).length > 0,
  );
  const at = offered.findIndex((slot) => isWritten(editing, slot, value));
  const chosen = offered[at];
  const choose = (next: number) => {
    const slot = offered[next];
    const begins = slot && blankOf(editing.vocabulary, slot, placeAt(editing, path));
    if (begins !== undefined) editing.set(path, begins);
  };
  const isFixed = chosen === undefined || chosen.is === "choice";
  return (
    <div className={styles.record}>
      {offered.length > 1 && (
        <SelectField
          label={label}
          choices={offered.map((slot, i) => ({ value: i, label: optionLabel(slot) }))}
          value={at}
          onChange={choose}
        />
      )}
      {!isFixed && <Option slot={chosen} path={path} owner={owner} label={label} />}
    </div>
  );
}
