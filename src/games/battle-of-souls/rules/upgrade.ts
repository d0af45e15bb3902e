import { type Frame, localsOf, type Seat, type State, toPlain, zoneOf } from "../../../kernel";

/** A heap from saves in which only discard piles were ordered. */
type OldHeap = { readonly seat: Seat; readonly count: number };

function upgradeFrame(state: State, frame: Frame): Frame {
  if (frame.procedure !== "piling") return frame;
  const heaps = localsOf<{ heaps: readonly (OldHeap | object)[] }>(frame).heaps.map((heap) =>
    "seat" in heap ? { zone: zoneOf(state, "discard", heap.seat).id, count: heap.count } : heap,
  );
  return { ...frame, locals: { ...frame.locals, heaps: toPlain(heaps) } };
}

/** Upgrades a saved state for the current rules. */
export const upgrade = (state: State): State =>
  state.agenda.some(({ procedure }) => procedure === "piling")
    ? { ...state, agenda: state.agenda.map((frame) => upgradeFrame(state, frame)) }
    : state;
