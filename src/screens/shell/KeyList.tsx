import { capText, TABLE_KEYS } from "../../table/keys";
import { text } from "../../text";
import { t } from "../say";
import styles from "./KeyList.module.css";

type Keys = readonly (readonly [caps: readonly string[], does: string])[];

/** The keys of the table in the words of its own sheet, which stands under "?" there. */
const TABLE: Keys = TABLE_KEYS.map(({ caps, does }) => [caps, does]);

const RULES: Keys = [
  [["/"], "keys.search"],
  [["Enter"], "keys.first"],
  [["↑", "↓"], "keys.clauses"],
  [["Esc"], "keys.clear"],
];

export function KeyList() {
  return (
    <div className={styles.lists}>
      <Group title={t("keys.table")} keys={TABLE} />
      <Group title={t("keys.rules")} keys={RULES} />
    </div>
  );
}

function Group({ title, keys }: { title: string; keys: Keys }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {keys.map(([caps, does]) => (
          <div key={does} className={styles.row}>
            <dt className={styles.keys}>
              {caps.map((cap) => (
                <kbd key={cap} className={styles.key}>
                  {capText(cap)}
                </kbd>
              ))}
            </dt>
            <dd>{text(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
