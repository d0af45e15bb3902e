import { DoorOpen, Settings } from "lucide-react";
import { t } from "../../../text";
import { useHost } from "../../state/host";
import { useTable } from "../../state/table";
import { promptOf } from "../../viewmodel/prompt";
import { isBoardEmpty } from "../../viewmodel/zones";
import { ContestLine } from "../contest/ContestLine";
import { Prompt } from "../prompt/Prompt";
import { Log } from "./Log";
import { PhaseRail } from "./PhaseRail";
import { PlayedCard } from "./PlayedCard";
import styles from "./Rail.module.css";
import { SeriesBar } from "./SeriesBar";

/** The side of the table: the state of the turn, the log, and current events. Parts that come and go are last. */
export function Rail() {
  const { onLeave } = useHost();
  const open = useTable((s) => s.open);
  // The prompt takes the room of the log, never that of the table.
  const isAsking = useTable(
    ({ game, view, promptOpen }) =>
      promptOpen && promptOf(game, view)?.inPanel === true && !isBoardEmpty(game, view),
  );
  return (
    <aside className={styles.rail} aria-label={t("table.rail")}>
      <div className={styles.top}>
        <button type="button" onClick={onLeave}>
          <DoorOpen aria-hidden="true" />
          {t("table.leave")}
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
      <SeriesBar />
      <PhaseRail />
      <Prompt place="beside" />
      {!isAsking && <Log />}
      <PlayedCard />
      <ContestLine />
    </aside>
  );
}
