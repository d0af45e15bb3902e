import { toPlain, type Frame, localsOf, type Seat, type State, zoneOf } from "../../../kernel";

/** A heap as it was saved when only discard piles were put in order. */
type OldHeap = { readonly seat: Seat; readonly count: number };

function upgradeFrame(state: State, frame: Frame): Frame {
  if (frame.procedure !== "piling") return frame;
  const heaps = localsOf<{ heaps: readonly (OldHeap | object)[] }>(frame).heaps.map((heap) =>
    "seat" in heap ? { zone: zoneOf(state, "discard", heap.seat).id, count: heap.count } : heap,
  );
  return { ...frame, locals: { ...frame.locals, heaps: toPlain(heaps) } };
}

/** A saved state as the rules read it now. */
export const upgrade = (state: State): State =>
  state.agenda.some(({ procedure }) => procedure === "piling")
    ? { ...state, agenda: state.agenda.map((frame) => upgradeFrame(state, frame)) }
    : state;
