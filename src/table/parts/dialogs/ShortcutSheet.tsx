import { type TableKey, t } from "../../say";
import { useTable } from "../../state/table";
import { Modal } from "./Modal";
import styles from "./Modal.module.css";

const KEYS: readonly (readonly [keys: readonly string[], does: TableKey])[] = [
  [["Tab"], "table.key.tab"],
  [["←", "→", "↑", "↓"], "table.key.arrows"],
  [["Enter"], "table.key.enter"],
  [["Space"], "table.key.space"],
  [["Esc"], "table.key.esc"],
  [["I"], "table.key.inspect"],
  [["U"], "table.key.undo"],
  [["R"], "table.key.respond"],
  [["T"], "table.key.timeOut"],
  [["L"], "table.key.log"],
  [["H"], "table.key.hand"],
  [["B"], "table.key.board"],
  [["M"], "table.key.fold"],
  [["Shift", "←→↑↓"], "table.key.pan"],
  [["+", "−", "0"], "table.key.zoom"],
  [["?"], "table.key.sheet"],
];

/** All keys of the table. */
export function ShortcutSheet() {
  const open = useTable((s) => s.open);
  return (
    <Modal title={t("table.shortcuts")} isText onClose={() => open(null)}>
      <dl className={styles.keys}>
        {KEYS.map(([caps, does]) => (
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
