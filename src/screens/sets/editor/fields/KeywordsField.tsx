import { useId } from "react";
import type { KeywordField } from "../../../../games/workshop";
import styles from "../Editor.module.css";
import { t, valueLabel } from "../messages";
import { NumberField } from "../parts/NumberField";
import { getIn } from "../paths";
import { ChoicesField } from "./ChoicesField";
import { type FieldProps, filled, listOf } from "./field";

type Entry = Readonly<Record<string, unknown>>;

/** A keyword as it is first put on a card. */
const begin = ({ keyword, n, of }: KeywordField): Entry => ({
  keyword,
  ...(n && { n: n[0] }),
  ...(of && { of: of.slice(0, 1) }),
});

/** The keywords of a card, each with its number or values. */
export function KeywordsField(props: FieldProps<"keywords">) {
  const { game, field, label, value, onChange } = props;
  const id = useId();
  const entries = listOf(value);
  const indexOf = (keyword: string) => entries.findIndex((entry) => getIn(entry, ["keyword"]) === keyword);
  const put = (list: readonly unknown[]) => onChange(filled(list, field));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chips}>
        {field.keywords.map((one) => {
          const at = indexOf(one.keyword);
          const name = valueLabel(game.slug, one.keyword);
          return (
            <label key={one.keyword} htmlFor={`${id}-${one.keyword}`} className={styles.chip}>
              <input
                id={`${id}-${one.keyword}`}
                type="checkbox"
                checked={at >= 0}
                onChange={() => put(at >= 0 ? entries.filter((_, i) => i !== at) : [...entries, begin(one)])}
              />
              {name}
            </label>
          );
        })}
      </div>
      {field.keywords.map((one) => {
        const at = indexOf(one.keyword);
        if (at < 0) return null;
        const set = (key: string, next: unknown) =>
          put(entries.map((entry, i) => (i === at ? { ...Object(entry), [key]: next } : entry)));
        const name = valueLabel(game.slug, one.keyword);
        const n = getIn(entries[at], ["n"]);
        return (
          <div key={one.keyword}>
            {one.n && (
              <NumberField
                label={name}
                value={typeof n === "number" ? n : undefined}
                from={one.n[0]}
                to={one.n[1]}
                onChange={(next) => set("n", next)}
              />
            )}
            {one.of && (
              <ChoicesField
                {...props}
                field={{ key: "of", is: "choices", values: one.of, least: 1, most: one.of.length }}
                label={t("editor.of-values", { keyword: name })}
                value={getIn(entries[at], ["of"])}
                onChange={(next) => set("of", next)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
