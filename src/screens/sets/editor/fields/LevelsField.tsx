import { Plus, X } from "lucide-react";
import styles from "../Editor.module.css";
import { t } from "../messages";
import { NumberField } from "../parts/NumberField";
import { getIn } from "../paths";
import { type FieldProps, listOf } from "./field";

/** The levels of a card: the cores that each needs, and its BP. */
export function LevelsField({ field, label, value, onChange }: FieldProps<"levels">) {
  const levels = listOf(value);
  const number = (at: number, key: string) => {
    const found = getIn(levels[at], [key]);
    return typeof found === "number" ? found : undefined;
  };
  const set = (at: number, key: string, next: number) =>
    onChange(levels.map((level, i) => (i === at ? { ...Object(level), [key]: next } : level)));
  const add = () => {
    const last = levels.length - 1;
    const cores = Math.min(field.cores, (number(last, "cores") ?? -1) + 2);
    const bp = field.bp === null ? {} : { bp: Math.min(field.bp, (number(last, "bp") ?? 0) + 2000) };
    onChange([...levels, { cores, ...bp }]);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {levels.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is known by its number.
        <div key={at} className={styles.levels}>
          <span className={styles.flag}>{t("editor.level", { n: at + 1 })}</span>
          <NumberField
            label={t("editor.cores")}
            value={number(at, "cores")}
            from={0}
            to={field.cores}
            onChange={(next) => set(at, "cores", next)}
          />
          {field.bp !== null && (
            <NumberField
              label={t("editor.bp")}
              value={number(at, "bp")}
              from={0}
              to={field.bp}
              onChange={(next) => set(at, "bp", next)}
            />
          )}
          {levels.length > 1 && (
            <button
              type="button"
              className={styles.remove}
              aria-label={t("editor.remove-level", { n: at + 1 })}
              onClick={() => onChange(levels.filter((_level, i) => i !== at))}
            >
              <X size={16} aria-hidden />
            </button>
          )}
        </div>
      ))}
      {levels.length < field.most && (
        <button type="button" className={styles.add} onClick={add}>
          <Plus size={16} aria-hidden />
          {t("editor.add-level")}
        </button>
      )}
    </fieldset>
  );
}
