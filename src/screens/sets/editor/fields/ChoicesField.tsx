import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import styles from "../Editor.module.css";
import { t, valueLabel } from "../messages";
import { type FieldProps, filled, listOf } from "./field";

/** Some of several values: boxes to tick, or how often each is there if they may repeat. */
export function ChoicesField({ game, field, label, value, onChange }: FieldProps<"choices">) {
  const id = useId();
  const chosen = listOf(value);
  const put = (list: readonly unknown[]) => onChange(filled(list, field));
  const without = (one: string) => {
    const at = chosen.lastIndexOf(one);
    return chosen.filter((_, i) => i !== at);
  };
  const isFull = chosen.length >= field.most;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chips}>
        {field.values.map((one) => {
          const name = valueLabel(game.slug, one);
          const copies = chosen.filter((other) => other === one).length;
          return field.repeats ? (
            <span key={one} className={styles.counter} data-on={copies > 0 || undefined}>
              <button
                type="button"
                className={styles.step}
                aria-label={t("editor.less", { label: name })}
                aria-disabled={copies === 0}
                onClick={() => put(without(one))}
              >
                <Minus size={16} aria-hidden />
              </button>
              <span>
                {name} <output className={styles.copies}>{copies}</output>
              </span>
              <button
                type="button"
                className={styles.step}
                aria-label={t("editor.more", { label: name })}
                aria-disabled={isFull}
                onClick={() => !isFull && put([...chosen, one])}
              >
                <Plus size={16} aria-hidden />
              </button>
            </span>
          ) : (
            <label key={one} htmlFor={`${id}-${one}`} className={styles.chip}>
              <input
                id={`${id}-${one}`}
                type="checkbox"
                checked={copies > 0}
                onChange={() => put(copies > 0 ? without(one) : [...chosen, one])}
              />
              {name}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
