import { t } from "./messages";
import styles from "./SetsScreen.module.css";

/** The most faults that are listed. */
const MOST = 20;

/** What is wrong with a set. */
export function FaultList({ title, faults }: { readonly title: string; readonly faults: readonly string[] }) {
  return (
    <div className={styles.faults}>
      <h2>{title}</h2>
      <ul>
        {faults.slice(0, MOST).map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      {faults.length > MOST && <p>{t("sets.more-faults", { count: faults.length - MOST })}</p>}
    </div>
  );
}
