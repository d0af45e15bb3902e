import { Plus } from "lucide-react";
import { blankOf } from "../../../../language/grammar";
import styles from "../Editor.module.css";
import { t } from "../messages";
import { type FieldProps, filled, listOf } from "./field";
import { RootedPart } from "./LanguageField";

/** The most costs of a card. */
const MOST = 3;

/** What is paid for a card besides its price. */
export function CostsField({ game, vocabulary, field, label, value, onChange }: FieldProps<"costs">) {
  const costs = listOf(value);
  const put = (list: readonly unknown[]) => onChange(filled(list, field));
  const add = () => {
    const cost = blankOf(vocabulary, { is: "node", node: "cost" }, { known: vocabulary.names.refs });
    if (cost !== undefined) put([...costs, cost]);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {costs.map((cost, at) => (
        <RootedPart
          // biome-ignore lint/suspicious/noArrayIndexKey: a cost is known by its place.
          key={at}
          game={game}
          vocabulary={vocabulary}
          node="cost"
          label={t("editor.item", { label, n: at + 1 })}
          value={cost}
          isOptional={field.optional === true || costs.length > 1}
          onChange={(next) =>
            put(
              next === undefined
                ? costs.filter((_, i) => i !== at)
                : costs.map((one, i) => (i === at ? next : one)),
            )
          }
        />
      ))}
      {costs.length < MOST && (
        <button type="button" className={styles.add} onClick={add}>
          <Plus size={16} aria-hidden />
          {t("editor.add-cost")}
        </button>
      )}
    </fieldset>
  );
}
