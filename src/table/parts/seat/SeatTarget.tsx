import { Crosshair } from "lucide-react";
import { type Seat, seatOf } from "../../../kernel";
import { t } from "../../../text";
import { useTable } from "../../state/table";
import { isSeatTarget, seatIndex } from "../../viewmodel/seats";
import { OddsBadge } from "../card/OddsBadge";
import styles from "./SeatTarget.module.css";

/** The button that aims the armed card at a seat itself, while that is legal. */
export function SeatTarget({ seat }: { seat: Seat }) {
  const isTarget = useTable((s) => isSeatTarget(s, seat));
  const isChosen = useTable((s) => seatIndex(s.view, seat) >= 0);
  const player = useTable((s) => seatOf(s.view, seat).name);
  const tapSeat = useTable((s) => s.tapSeat);
  if (!isTarget) return null;
  return (
    <button
      type="button"
      className={styles.target}
      data-mark="target"
      aria-label={t(isChosen ? "table.seat.choose" : "table.seat.target", { player })}
      onClick={() => tapSeat(seat)}
    >
      <Crosshair aria-hidden="true" />
      <OddsBadge at={{ kind: "seat", seat }} />
    </button>
  );
}
