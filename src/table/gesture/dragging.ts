import { actionsAt, mayAct, onlyWay, sameSpot } from "../viewmodel/acts";
import { isPiece, spotOfPiece } from "../viewmodel/pieces";
import { arm } from "./arm";
import {
  type GestureState,
  IDLE,
  type Input,
  type Next,
  type Point,
  type Surroundings,
  stay,
  to,
} from "./types";

type Dragging = Extract<GestureState, { at: "dragging" }>;

/** How far toward the middle of the screen, in pixels, a card must come out of the hand to be played. */
const OUT_OF_HAND = 20;

function isOut(state: Dragging, point: Point, over: Dragging["over"], { middle }: Surroundings): boolean {
  if (state.from !== "hand" || over?.on === "hand") return false;
  return (state.start.y - point.y) * Math.sign(state.start.y - middle) >= OUT_OF_HAND;
}

/** A card is being dragged: it acts on what it is dropped on, or is played out of the hand when there is one way to play it. */
export function dragging(state: Dragging, input: Input, around: Surroundings): Next {
  switch (input.do) {
    case "move":
      return stay({ ...state, over: input.over });
    case "drop":
      return drop(state, input.point, input.over, around);
    case "refresh":
      return mayAct(around.acts(state.card)) ? stay(state) : stay(IDLE);
    case "cancel":
      return stay(IDLE);
    default:
      return stay(state);
  }
}

function drop(state: Dragging, point: Point, over: Dragging["over"], around: Surroundings): Next {
  const { card } = state;
  const acts = around.acts(card);
  const fitting = over === null ? [] : actionsAt(acts, over);
  if (fitting.length > 1) return to({ at: "choosing", card, actions: fitting });
  const hit = fitting[0];
  if (hit) return to(IDLE, { do: "act", action: hit });
  if (isOut(state, point, over, around)) return playedOut(state, over, around);
  if (over === null || over.on === "hand") return stay(IDLE);
  const own = isPiece(card) ? spotOfPiece(card) : ({ on: "card", card } as const);
  if (sameSpot(own, over)) return stay(IDLE);
  return to(IDLE, { do: "explain", card, spot: over });
}

/** Dropped out of the hand, but on nothing it may act on. */
function playedOut(state: Dragging, over: Dragging["over"], around: Surroundings): Next {
  const { card } = state;
  const acts = around.acts(card);
  const only = onlyWay(acts);
  if (only) return to(IDLE, { do: "act", action: only });
  if (over?.on === "cell" && acts.places.length > 0) return to(IDLE, { do: "explain", card, spot: over });
  return arm(card, around);
}
