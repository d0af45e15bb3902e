import { useIsLow } from "../../ui/useMedia";
import { ActionBar } from "../parts/actions/ActionBar";
import { RefusalLine } from "../parts/actions/RefusalLine";
import { otherSeats } from "../parts/on-demand";
import { Rail } from "../parts/rail/Rail";
import { FarSeat } from "../parts/seat/FarSeat";
import { NearSeat } from "../parts/seat/NearSeat";
import { useHost } from "../state/host";
import { useTable } from "../state/table";
import { nearSeat } from "../viewmodel/zones";
import { BoardArea } from "./BoardArea";
import { LowRail } from "./LowRail";
import styles from "./SeatTable.module.css";

/** Rows of the table, with the rail on the right. */
export function DesktopLayout() {
  const isForMany = useTable((s) => s.view.seats.length > 2);
  const near = useTable((s) => nearSeat(s.view));
  const focus = useTable((s) => s.focus);
  const { controls } = useHost();
  const isLow = useIsLow();
  return (
    <>
      {isForMany && <otherSeats.Component />}
      <div className={styles.far} data-end="far">
        <FarSeat key={focus} seat={focus} />
      </div>
      <BoardArea />
      <div className={styles.near} data-end="near">
        <NearSeat seat={near} />
      </div>
      <div className={styles.side} data-end="near">
        <div className={styles.rail}>{isLow ? <LowRail /> : <Rail />}</div>
        <div className={styles.acts}>
          {controls ? (
            <div className={styles.looking}>
              <RefusalLine />
              {controls}
            </div>
          ) : (
            <ActionBar />
          )}
        </div>
      </div>
    </>
  );
}
