import { actionsAt, onlyWay } from "../viewmodel/acts";
import { type GestureState, IDLE } from "../viewmodel/gesture";
import { isPiece, spotOfPiece } from "../viewmodel/pieces";
import { type Spot, sameSpot } from "../viewmodel/spot";
import { arm } from "./pressing";
import { type Input, type Next, type Surroundings, stay, to } from "./types";

type Dragging = Extract<GestureState, { at: "dragging" }>;
type Drop = Extract<Input, { do: "drop" }>;

/** How far toward the middle of the screen, in pixels, a card must come out of the hand to be played. */
const OUT_OF_HAND = 20;

/** The parts of the mat. Players' panels are beside it. */
const ON_MAT: readonly (Spot["on"] | undefined)[] = ["mat", "card", "cell", "zone"];

function isPlayed({ from, start }: Dragging, { point, over }: Drop, { middle }: Surroundings): boolean {
  if (from !== "hand" || !ON_MAT.includes(over?.on)) return false;
  return (start.y - point.y) * Math.sign(start.y - middle) >= OUT_OF_HAND;
}

/**
 * A card is being dragged: it acts on what it is dropped on, or is played out of the hand onto the mat when there is one
 * way to play it. Dropped outside the mat it goes back.
 */
export function dragging(state: Dragging, input: Input, around: Surroundings): Next {
  switch (input.do) {
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

function drop(state: Dragging, input: Drop, around: Surroundings): Next {
  const { card } = state;
  const { over } = input;
  const acts = around.acts(card);
  const fitting = over === null ? [] : actionsAt(acts, over);
  if (fitting.length > 1) return to({ at: "choosing", card, actions: fitting });
  const hit = fitting[0];
  if (hit) return to(IDLE, { do: "act", action: hit });
  if (isPlayed(state, input, around)) return playedOut(state, over, around);
  if (over === null || over.on === "hand" || over.on === "mat") return stay(IDLE);
  const own = isPiece(card) ? spotOfPiece(card) : ({ on: "card", card } as const);
  if (sameSpot(own, over)) return stay(IDLE);
  return to(IDLE, { do: "explain", card, spot: over });
}

/** Dropped on the mat, but on nothing it may act on. */
function playedOut(state: Dragging, over: Dragging["over"], around: Surroundings): Next {
  const { card } = state;
  const acts = around.acts(card);
  const only = onlyWay(acts);
  if (only) return to(IDLE, { do: "act", action: only });
  if (over?.on === "cell" && acts.places.length > 0) return to(IDLE, { do: "explain", card, spot: over });
  return arm(card, around);
}
