import type { Path } from "../../../../language/grammar";
import { SelectField } from "../../../../ui/SelectField";
import { isFitting } from "../fitting";
import { partLabel } from "../messages";
import { getIn, setIn } from "../paths";
import { type Editing, type Owner, phraseWith, useEditing } from "./editing";

interface Props {
  readonly path: Path;
  readonly owner: Owner;
  readonly label: string;
  readonly values: readonly unknown[];
  /** Whether a value is always offered: too many to try each. */
  readonly isOpen?: boolean;
}

/** What each value is called: what the part around it would say, or the word itself where that tells nothing. */
function labelled(editing: Editing, owner: Owner, path: Path, values: readonly unknown[]) {
  const phrases = values.map((value) => phraseWith(editing, owner, path, value));
  const isTelling = new Set(phrases).size === values.length && !phrases.includes("");
  return values.map((value, at) => ({
    value: at,
    label: isTelling ? (phrases[at] ?? "") : partLabel(String(value)),
  }));
}

/** One of several values or names, each shown by what the text would say with it. Only those that fit are offered. */
export function ChoicePart({ path, owner, label, values, isOpen = false }: Props) {
  const editing = useEditing();
  const { vocabulary, root, problems, set } = editing;
  const now = getIn(root.value, path);
  const fits = (value: unknown) =>
    value === now ||
    isOpen ||
    isFitting(vocabulary, problems, { ...root, value: setIn(root.value, path, value) });
  const offered = values.filter(fits);
  const all = now === undefined || offered.includes(now) ? offered : [now, ...offered];
  return (
    <SelectField
      label={label}
      choices={labelled(editing, owner, path, all)}
      value={all.indexOf(now)}
      onChange={(at) => set(path, all[at])}
    />
  );
}
