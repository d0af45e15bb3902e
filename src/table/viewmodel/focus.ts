import { type Seat, seatOf, type View } from "../../kernel";
import { farSeats, nearSeat } from "./zones";

/** The far seat shown in full by default: the active seat, otherwise the next opponent that is still in. */
export function firstFocus(view: View): Seat {
  const far = farSeats(view);
  if (far.includes(view.turn.seat)) return view.turn.seat;
  const { team } = seatOf(view, nearSeat(view));
  const isFoe = (seat: Seat) => seatOf(view, seat).status === "in" && seatOf(view, seat).team !== team;
  return far.find(isFoe) ?? far[0] ?? 0;
}

/**
 * The far seat shown in full after the table has changed. A new turn of a far seat brings that seat in; on the viewer's
 * own turn the mat stays, so that nothing moves away from under the pointer.
 */
export function nextFocus(before: View, now: View, focus: Seat): Seat {
  const far = farSeats(now);
  const isNewTurn = now.turn.number !== before.turn.number || now.turn.seat !== before.turn.seat;
  if (isNewTurn && far.includes(now.turn.seat)) return now.turn.seat;
  const hasLeft = seatOf(now, focus).status === "out" && seatOf(before, focus).status === "in";
  return far.includes(focus) && !hasLeft ? focus : firstFocus(now);
}
