import { DoorOpen, Menu, Settings } from "lucide-react";
import { t } from "../../text";
import { TakeBackTool } from "../parts/actions/TakeBackTool";
import { Prompt } from "../parts/prompt/Prompt";
import { SeriesBar } from "../parts/rail/SeriesBar";
import { useHost } from "../state/host";
import { useTable } from "../state/table";
import styles from "./LowRail.module.css";
import { PhaseLine } from "./PhaseLine";

/** The rail in a low window: two lines of constant height. Log and anytime actions are in the sheet of a phone. */
export function LowRail() {
  const { onLeave, controls } = useHost();
  const open = useTable((s) => s.open);
  return (
    <aside className={styles.rail} aria-label={t("table.rail")}>
      <div className={styles.top}>
        <button type="button" title={t("table.leave")} aria-label={t("table.leave")} onClick={onLeave}>
          <DoorOpen aria-hidden="true" />
        </button>
        {!controls && <TakeBackTool className={styles.tool} />}
        <button
          type="button"
          title={t("table.sheet.title")}
          aria-label={t("table.sheet")}
          data-more
          onClick={() => open({ kind: "sheet" })}
        >
          <Menu aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={t("table.gear")}
          title={t("table.gear")}
          onClick={() => open({ kind: "menu" })}
        >
          <Settings aria-hidden="true" />
        </button>
      </div>
      <div className={styles.course}>
        <PhaseLine />
        <SeriesBar brief />
      </div>
      <Prompt place="beside" />
    </aside>
  );
}
