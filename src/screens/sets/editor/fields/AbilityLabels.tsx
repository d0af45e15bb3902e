import type { CardField } from "../../../../games/workshop";
import { SelectField } from "../../../../ui/SelectField";
import styles from "../Editor.module.css";
import { t, valueLabel } from "../messages";
import { getIn, setIn } from "../paths";
import { listOf } from "./field";

interface Props {
  readonly slug: string;
  readonly field: Extract<CardField, { is: "labelled-abilities" }>;
  readonly item: unknown;
  readonly onChange: (item: unknown) => void;
}

/** What is printed before an ability: its levels, when it may be used, and its label. */
export function AbilityLabels({ slug, field, item, onChange }: Props) {
  const [from, to] = ["from", "to"].map((key) => Number(getIn(item, ["levels", key]) ?? 0));
  const timing = listOf(getIn(item, ["timing"]));
  const levels = Array.from({ length: field.levels }, (_, at) => ({
    value: at + 1,
    label: t("editor.level", { n: at + 1 }),
  }));
  const setLevels = (first = 0, last = 0) =>
    onChange(
      setIn(item, ["levels"], first === 0 ? undefined : { from: first, ...(last >= first && { to: last }) }),
    );
  const toggle = (one: string) => {
    const next = timing.includes(one) ? timing.filter((other) => other !== one) : [...timing, one];
    onChange(setIn(item, ["timing"], next.length === 0 ? undefined : next));
  };
  return (
    <div className={styles.labels}>
      <SelectField
        label={t("editor.from-level")}
        choices={[{ value: 0, label: t("editor.always") }, ...levels]}
        value={from ?? 0}
        onChange={(next) => setLevels(next, to)}
      />
      {from !== undefined && from > 0 && (
        <SelectField
          label={t("editor.to-level")}
          choices={[{ value: 0, label: t("editor.always") }, ...levels.filter(({ value }) => value >= from)]}
          value={to ?? 0}
          onChange={(next) => setLevels(from, next)}
        />
      )}
      <SelectField
        label={t("editor.label")}
        choices={[
          { value: "", label: t("editor.none") },
          ...field.labels.map((one) => ({ value: one, label: valueLabel(slug, one) })),
        ]}
        value={String(getIn(item, ["label"]) ?? "")}
        onChange={(next) => onChange(setIn(item, ["label"], next === "" ? undefined : next))}
      />
      <fieldset className={styles.group}>
        <legend className={styles.label}>{t("editor.timing")}</legend>
        <div className={styles.chips}>
          {field.timings.map((one) => (
            <label key={one} className={styles.chip}>
              <input type="checkbox" checked={timing.includes(one)} onChange={() => toggle(one)} />
              {valueLabel(slug, one)}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
