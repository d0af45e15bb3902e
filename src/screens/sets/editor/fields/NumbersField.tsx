import { say } from "../../../../text";
import styles from "../Editor.module.css";
import { NumberField } from "../parts/NumberField";
import { type FieldProps, listOf } from "./field";

/** A fixed number of numbers, labelled as on the card where the game prints as many. */
export function NumbersField({ game, field, label, value, onChange }: FieldProps<"numbers">) {
  const numbers = listOf(value);
  const printed = game.table.mat.cardStats;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.numbers}>
        {Array.from({ length: field.count }, (_, at) => {
          const now = numbers[at];
          const stat = printed.length === field.count ? printed[at] : undefined;
          const name = stat === undefined ? String(at + 1) : say(stat.label);
          return (
            <NumberField
              key={name}
              label={name}
              value={typeof now === "number" ? now : undefined}
              from={field.from}
              to={field.to}
              onChange={(next) =>
                onChange(
                  Array.from({ length: field.count }, (_n, i) =>
                    i === at ? next : (numbers[i] ?? field.from),
                  ),
                )
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
