import { DoorOpen, Settings } from "lucide-react";
import { t } from "../../../text";
import { Dialog } from "../../../ui/Dialog";
import { useHost } from "../../state/host";
import { useTable } from "../../state/table";
import { AnytimeButtons } from "../actions/AnytimeButtons";
import { Log } from "../rail/Log";
import { PhaseRail } from "../rail/PhaseRail";
import { SeriesBar } from "../rail/SeriesBar";
import styles from "./RailSheet.module.css";

/** The rail of a phone, and of a low window: everything that is not always needed. */
export function RailSheet({ onClose }: { onClose: () => void }) {
  const open = useTable((s) => s.open);
  const { onLeave, controls } = useHost();
  return (
    <Dialog title={t("table.sheet.title")} shape="sheet" onClose={onClose}>
      <div className={styles.sheet}>
        {!controls && (
          <div className={styles.tools}>
            <AnytimeButtons />
          </div>
        )}
        <SeriesBar />
        <PhaseRail />
        <Log />
        <div className={styles.ways}>
          <button type="button" onClick={() => open({ kind: "menu" })}>
            <Settings aria-hidden="true" />
            {t("table.gear")}
          </button>
          <button type="button" onClick={onLeave}>
            <DoorOpen aria-hidden="true" />
            {t("table.leave")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
