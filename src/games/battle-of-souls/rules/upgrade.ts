import { type Frame, localsOf, type Seat, type State, toPlain, zoneOf } from "../../../kernel";

/** A heap from saves in which only discard piles were ordered. */
type OldHeap = { readonly seat: Seat; readonly count: number };

function upgradeFrame(state: State, frame: Frame): Frame {
  if (frame.procedure !== "piling") return frame;
  const arrivals = localsOf<{ heaps: readonly (OldHeap | object)[] }>(frame).heaps.map((arrival) =>
    "seat" in arrival ? { zone: zoneOf(state, "discard", arrival.seat).id, count: arrival.count } : arrival,
  );
  return { ...frame, locals: { ...frame.locals, heaps: toPlain(arrivals) } };
}

/** Upgrades a saved state for the current rules. */
export const upgrade = (state: State): State =>
  state.agenda.some(({ procedure }) => procedure === "piling")
    ? { ...state, agenda: state.agenda.map((frame) => upgradeFrame(state, frame)) }
    : state;
