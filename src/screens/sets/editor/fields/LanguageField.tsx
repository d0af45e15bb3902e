import { Plus, X } from "lucide-react";
import { useCallback } from "react";
import { blankOf, type NodeKind } from "../../../../language/grammar";
import styles from "../Editor.module.css";
import { t } from "../messages";
import { NodePart } from "../parts/NodePart";
import { Rooted } from "../parts/Rooted";
import type { FieldProps } from "./field";

const NODES = { effect: "effect", condition: "condition", filter: "filter" } as const;

/** A part of the card language that stands alone on a card, and may be left out. */
export function LanguageField({
  game,
  vocabulary,
  field,
  label,
  value,
  onChange,
}: FieldProps<"effect" | "condition" | "filter">) {
  return (
    <RootedPart
      game={game}
      vocabulary={vocabulary}
      node={NODES[field.is]}
      label={label}
      value={value}
      isOptional={field.optional === true}
      onChange={onChange}
    />
  );
}

interface RootedPartProps extends Pick<FieldProps, "game" | "vocabulary" | "label" | "value" | "onChange"> {
  readonly node: NodeKind;
  readonly isOptional: boolean;
}

export function RootedPart({ game, vocabulary, node, label, value, isOptional, onChange }: RootedPartProps) {
  const begin = () => onChange(blankOf(vocabulary, { is: "node", node }, { known: vocabulary.names.refs }));
  const change = useCallback((next: unknown) => onChange(next), [onChange]);
  if (value === undefined)
    return (
      <button
        type="button"
        className={styles.add}
        aria-label={t("editor.add-part", { what: label })}
        onClick={begin}
      >
        <Plus size={16} aria-hidden />
        {label}
      </button>
    );
  return (
    <div className={styles.entry}>
      <div className={styles.entryBody}>
        <Rooted game={game} vocabulary={vocabulary} node={node} value={value} onChange={change}>
          <NodePart node={node} path={[]} label={label} />
        </Rooted>
      </div>
      {isOptional && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t("editor.remove-what", { what: label })}
          onClick={() => onChange(undefined)}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
