import { grid as gridPart } from "../parts/on-demand";
import { useTable } from "../state/table";
import { gridOf, nearSeat } from "../viewmodel/zones";
import { SeatRows } from "./SeatRows";
import { SharedArea } from "./SharedArea";

/** The middle of the table as the game's mat lays it out: the far seat's cards, the shared ones, the near seat's. */
export function Mat() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const focus = useTable((s) => s.focus);
  const grid = gridOf(game, view);
  return (
    <>
      <SeatRows key={focus} seat={focus} far />
      {grid && <gridPart.Component model={grid} />}
      <SharedArea />
      <SeatRows seat={nearSeat(view)} />
    </>
  );
}
