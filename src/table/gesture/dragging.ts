import { actionsAt, onlyAction } from "../viewmodel/card-actions";
import { type GestureState, IDLE } from "../viewmodel/gesture";
import { isPiece, spotOfPiece } from "../viewmodel/pieces";
import { type Spot, sameSpot } from "../viewmodel/spot";
import { arm } from "./pressing";
import { type GestureContext, type GestureInput, goTo, stay, type Transition } from "./types";

type Dragging = Extract<GestureState, { kind: "dragging" }>;
type Drop = Extract<GestureInput, { kind: "drop" }>;

/** How far a card must be dragged out of the hand toward the middle of the screen to be played, in pixels. */
const OUT_OF_HAND = 20;

/** The parts of the mat. Players' panels are not among them. */
const ON_MAT: readonly (Spot["kind"] | undefined)[] = ["mat", "card", "cell", "zone"];

function isPlayed({ from, start }: Dragging, { point, over }: Drop, { middle }: GestureContext): boolean {
  if (from !== "hand" || !ON_MAT.includes(over?.kind)) return false;
  return (start.y - point.y) * Math.sign(start.y - middle) >= OUT_OF_HAND;
}

/**
 * A card is being dragged. It acts on its drop target, or is played from the hand onto the mat when there is only one
 * way to play it. Dropped outside the mat it returns.
 */
export function dragging(state: Dragging, input: GestureInput, around: GestureContext): Transition {
  switch (input.kind) {
    case "move":
      return stay({ ...state, over: input.over });
    case "drop":
      return drop(state, input, around);
    case "cancel":
      return stay(IDLE);
    default:
      return stay(state);
  }
}

function drop(state: Dragging, input: Drop, around: GestureContext): Transition {
  const { card } = state;
  const { over } = input;
  const acts = around.cardActions(card);
  const fitting = over === null ? [] : actionsAt(acts, over);
  if (fitting.length > 1) return goTo({ kind: "choosing", card, actions: fitting });
  const hit = fitting[0];
  if (hit) return goTo(IDLE, { kind: "act", action: hit });
  if (isPlayed(state, input, around)) return playedOut(state, over, around);
  if (over === null || over.kind === "hand" || over.kind === "mat") return stay(IDLE);
  const own = isPiece(card) ? spotOfPiece(card) : ({ kind: "card", card } as const);
  if (sameSpot(own, over)) return stay(IDLE);
  return goTo(IDLE, { kind: "explain", card, spot: over });
}

/** Dropped on the mat, but not on a target. */
function playedOut(state: Dragging, over: Dragging["over"], around: GestureContext): Transition {
  const { card } = state;
  const acts = around.cardActions(card);
  const only = onlyAction(acts);
  if (only) return goTo(IDLE, { kind: "act", action: only });
  if (over?.kind === "cell" && acts.places.length > 0)
    return goTo(IDLE, { kind: "explain", card, spot: over });
  return arm(card, around);
}
