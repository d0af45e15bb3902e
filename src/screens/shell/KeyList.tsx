import { keyRow, TABLE_KEYS } from "../../table/viewmodel/keys";
import { t } from "../../text";
import { KeyRows } from "../../ui/KeyRows";
import styles from "./KeyList.module.css";

const RULES = [
  { caps: ["/"], does: "keys.search" },
  { caps: ["Enter"], does: "keys.first" },
  { caps: ["↑", "↓"], does: "keys.clauses" },
  { caps: ["Esc"], does: "keys.clear" },
] as const;

/** All keyboard shortcuts, including those of the table's own sheet ("?"). */
export function KeyList() {
  return (
    <div className={styles.lists}>
      <section>
        <h3 className={styles.title}>{t("keys.table")}</h3>
        <KeyRows rows={TABLE_KEYS.map(keyRow)} />
      </section>
      <section>
        <h3 className={styles.title}>{t("keys.rules")}</h3>
        <KeyRows rows={RULES.map(keyRow)} />
      </section>
    </div>
  );
}
