import { useMemo } from "react";
import type { NodeKind, Path } from "../../../../language/grammar";
import { isFitting } from "../fitting";
import { t } from "../messages";
import { setIn } from "../paths";
import { printedParts } from "../printed-parts";
import { variantsOf } from "../variants";
import { placeAt, useEditing } from "./editing";
import { PhraseSearch } from "./PhraseSearch";

interface Props {
  readonly node: NodeKind;
  readonly path: Path;
  readonly onChoose: (value: unknown) => void;
}

/** Parts that are found on printed cards, too. */
const PRINTED: readonly NodeKind[] = ["ability", "effect", "condition", "cost"];

const formLabel = (form: string): string =>
  // Only these forms are asked for.
  t(`editor.form.${form as "seq" | "against" | "all" | "any"}`);

/** Every phrase that may stand in a place: forms of the language, and what is printed on other cards. */
export function PhrasePicker({ node, path, onChoose }: Props) {
  const editing = useEditing();
  const { game, vocabulary, root, problems } = editing;
  const fits = (value: unknown) =>
    isFitting(vocabulary, problems, { ...root, value: setIn(root.value, path, value) });
  const key = JSON.stringify([root.value, path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they depend on what is edited, whose text the key is.
  const variants = useMemo(
    () => variantsOf(vocabulary, node, placeAt(editing, path), fits, formLabel),
    [key, node],
  );
  const printed = useMemo(
    () => (PRINTED.includes(node) ? printedParts(game, vocabulary, node) : []),
    [game, vocabulary, node],
  );
  return (
    <PhraseSearch
      label={t("editor.search")}
      variants={variants}
      printed={printed}
      fits={fits}
      onChoose={onChoose}
    />
  );
}
