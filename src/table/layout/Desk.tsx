import { ActionBar } from "../parts/actions/ActionBar";
import { RefusalLine } from "../parts/actions/RefusalLine";
import { Rail } from "../parts/rail/Rail";
import { FarSeat } from "../parts/seat/FarSeat";
import { NearSeat } from "../parts/seat/NearSeat";
import { useHost, useTable } from "../state/table";
import { farSeats, nearSeat } from "../viewmodel/zones";
import { Middle } from "./Middle";
import styles from "./Playing.module.css";

/** Rows of the table, with the rail on the right. */
export function Desk() {
  const view = useTable((s) => s.view);
  const { controls } = useHost();
  return (
    <>
      <div className={styles.far}>
        {farSeats(view).map((seat) => (
          <FarSeat key={seat} seat={seat} />
        ))}
      </div>
      <Middle />
      <div className={styles.near}>
        <NearSeat seat={nearSeat(view)} />
      </div>
      <div className={styles.side}>
        <div className={styles.rail}>
          <Rail />
        </div>
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
