import { useSettings } from "../../../store/settings/settings";
import { type MessageKey, t } from "../../../text";
import { Dialog } from "../../../ui/Dialog";
import { KeyRows } from "../../../ui/KeyRows";
import { useHost } from "../../state/host";
import { useTable } from "../../state/table";
import { keyRow, TABLE_KEYS } from "../../viewmodel/keys";

/** All keys of this table. Keys that the game or the match does not use are left out. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { game, view } = useTable((s) => s);
  const { coach, tools } = useHost();
  const hasGrid = game.table.mat.zones.some(({ area }) => area === "grid");
  const has: Partial<Record<MessageKey, boolean>> = {
    "table.key.seat": view.seats.length > 2,
    "table.key.timeOut": view.anytime.some(({ type }) => type.endsWith("time-out")),
    "table.key.pan": hasGrid,
    "table.key.zoom": hasGrid,
    "table.key.guide": coach !== undefined,
    "table.key.hint": Boolean(tools),
  };
  const rows = TABLE_KEYS.filter(({ does }) => has[does] !== false);
  const hasLetters = useSettings((s) => s.letterKeys);
  return (
    <Dialog title={t("table.shortcuts")} onClose={onClose}>
      {!hasLetters && <p>{t("table.key.off")}</p>}
      <KeyRows rows={rows.map(keyRow)} />
    </Dialog>
  );
}
