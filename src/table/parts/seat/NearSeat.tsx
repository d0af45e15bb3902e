import type { Seat } from "../../../kernel";
import { useTable } from "../../state/table";
import { hasTeams } from "../../viewmodel/teams";
import { handsOf, zonesOf } from "../../viewmodel/zones";
import { Hand } from "../hand/Hand";
import { mates } from "../on-demand";
import { Pile } from "../pile/Pile";
import { TableHalf } from "../TableHalf";
import styles from "./NearSeat.module.css";
import { SeatPanel } from "./SeatPanel";

/** The near edge: the player's panel and piles, the hand, and the actions. */
export function NearSeat({ seat }: { seat: Seat }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const isTeamed = useTable((s) => hasTeams(s.view));
  return (
    <div className={styles.near} data-mat data-whole={view.turn.number === 0 || undefined}>
      <div className={styles.side}>
        <SeatPanel seat={seat} />
        <div className={styles.piles}>
          {zonesOf(game, view, "pile", seat).map((model) => (
            <Pile key={model.zone.id} model={model} />
          ))}
        </div>
      </div>
      <div className={styles.hands}>
        <TableHalf end="near">
          {handsOf(game, view, seat).map((model) => (
            <Hand key={model.zone.id} model={model} />
          ))}
        </TableHalf>
      </div>
      {isTeamed && <mates.Component />}
    </div>
  );
}
