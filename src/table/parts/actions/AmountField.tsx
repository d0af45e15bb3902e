import { t } from "../../../text";
import { useTable } from "../../state/table";
import { draftFor } from "../../viewmodel/draft";
import styles from "./ActionBar.module.css";

/** A whole number between two bounds, by slider and keys. */
export function AmountField({ least, most }: { least: number; most: number }) {
  const amount = useTable((s) => draftFor(s.draft, s.view.decision).amount ?? least);
  const edit = useTable((s) => s.edit);
  return (
    <label className={styles.amount}>
      <span>{t("table.amount", { amount, least, most })}</span>
      <input
        type="range"
        min={least}
        max={most}
        value={amount}
        onChange={(event) => edit({ amount: Number(event.target.value) })}
      />
    </label>
  );
}
