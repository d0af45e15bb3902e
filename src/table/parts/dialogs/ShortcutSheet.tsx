import { useSettings } from "../../../store/settings";
import { TABLE_KEYS } from "../../keys";
import { type TableKey, t } from "../../say";
import { useTable } from "../../state/table";
import { Modal } from "./Modal";
import styles from "./Modal.module.css";

/** All keys of the table. */
export function ShortcutSheet() {
  const open = useTable((s) => s.open);
  const isForTwo = useTable((s) => s.view.seats.length === 2);
  const rows = TABLE_KEYS.filter(({ does }) => !isForTwo || does !== "table.key.seat");
  const hasLetters = useSettings((s) => s.letterKeys);
  return (
    <Modal title={t("table.shortcuts")} isText onClose={() => open(null)}>
      {!hasLetters && <p>{t("table.key.off")}</p>}
      <dl className={styles.keys}>
        {rows.map(({ caps, does }) => (
          <Row key={does} caps={caps} does={does} />
        ))}
      </dl>
    </Modal>
  );
}

function Row({ caps, does }: { caps: readonly string[]; does: TableKey }) {
  return (
    <>
      <dt>
        {caps.map((cap) => (
          <kbd key={cap}>{cap}</kbd>
        ))}
      </dt>
      <dd>{t(does)}</dd>
    </>
  );
}
