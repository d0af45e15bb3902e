import { type Seat, seatOf } from "../../../kernel";
import { useTable } from "../../state/table";
import { zonesOf } from "../../viewmodel/zones";
import { FarHand } from "../hand/FarHand";
import { Pile } from "../pile/Pile";
import styles from "./FarSeat.module.css";
import { SeatPanel } from "./SeatPanel";

/** The far edge of the table: another seat with its hand and piles. */
export function FarSeat({ seat }: { seat: Seat }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const { name } = seatOf(view, seat);
  return (
    <div className={styles.far} data-mat>
      <SeatPanel seat={seat} compact />
      <div className={styles.hands}>
        {zonesOf(game, view, "hand", seat).map((model) => (
          <FarHand key={model.zone.id} model={model} player={name} />
        ))}
      </div>
      <div className={styles.piles}>
        {zonesOf(game, view, "pile", seat).map((model) => (
          <Pile key={model.zone.id} model={model} />
        ))}
      </div>
    </div>
  );
}
