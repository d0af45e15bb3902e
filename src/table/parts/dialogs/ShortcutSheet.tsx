import { useSettings } from "../../../store/settings";
import { capText, TABLE_KEYS } from "../../keys";
import { type TableKey, t } from "../../say";
import { useHost, useTable } from "../../state/table";
import { Modal } from "./Modal";
import styles from "./Modal.module.css";

/** All keys of this table: what the game or the match does not have is left out. */
export function ShortcutSheet() {
  const open = useTable((s) => s.open);
  const { game, view } = useTable((s) => s);
  const { coach } = useHost();
  const hasGrid = game.mat.zones.some(({ area }) => area === "grid");
  const has: Partial<Record<TableKey, boolean>> = {
    "table.key.seat": view.seats.length > 2,
    "table.key.timeOut": view.anytime.some(({ type }) => type.endsWith("time-out")),
    "table.key.pan": hasGrid,
    "table.key.zoom": hasGrid,
    "table.key.guide": coach !== undefined,
  };
  const rows = TABLE_KEYS.filter(({ does }) => has[does] !== false);
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
          <kbd key={cap}>{capText(cap)}</kbd>
        ))}
      </dt>
      <dd>{t(does)}</dd>
    </>
  );
}
