import { actionsAt, mayAct } from "../viewmodel/card-actions";
import { type GestureState, IDLE, type Pressed } from "../viewmodel/gesture";
import { type CardOrPiece, isPiece } from "../viewmodel/pieces";
import { type GestureContext, type GestureInput, goTo, stay, type Transition } from "./types";

type Press = Extract<GestureInput, { kind: "press" }>;
type Pressing = Extract<GestureState, { kind: "pressing" }>;
type Armed = Extract<GestureState, { kind: "aiming" | "choosing" }>;

/** Nothing is held. A press may become a drag; a tap arms a card or explains why it cannot act. */
export function idle(input: GestureInput, around: GestureContext): Transition {
  switch (input.kind) {
    case "press":
      return stay({ kind: "pressing", ...pressedBy(input) });
    case "tap":
      return mayAct(around.cardActions(input.card))
        ? arm(input.card, around)
        : goTo(IDLE, { kind: "explain", card: input.card });
    default:
      return stay(IDLE);
  }
}

/** The pointer is down and has not moved yet. It becomes a tap, a drag or a long press. */
export function pressing(state: Pressing, input: GestureInput, around: GestureContext): Transition {
  switch (input.kind) {
    case "lift":
      return lifted(state, IDLE, around);
    case "hold":
      return held(state.card, IDLE);
    // However this press ended, the next one counts for its own card.
    case "press":
    case "tap":
      return idle(input, around);
    case "cancel":
    case "release":
      return stay(IDLE);
    default:
      return stay(state);
  }
}

/**
 * Arms a card: marks its cells and targets, or shows its buttons when it has none. Begins its only action if that can
 * still be cancelled.
 */
export function arm(card: CardOrPiece, around: GestureContext): Transition {
  const { places, aims, plain, drops } = around.cardActions(card);
  if (places.length + aims.length + drops.length > 0) return goTo({ kind: "aiming", card });
  const [only, ...others] = plain;
  if (only !== undefined && others.length === 0 && around.begins(only))
    return goTo(IDLE, { kind: "act", action: only });
  return goTo({ kind: "choosing", card, actions: plain });
}

const pressedBy = ({ card, from, point }: Press): Pressed => ({ card, from, start: point });

/**
 * Lifts the pressed card, or explains why it cannot act.
 * @param rest the state when it cannot
 */
function lifted(pressed: Pressed, rest: GestureState, around: GestureContext): Transition {
  const { card } = pressed;
  return mayAct(around.cardActions(card))
    ? goTo({ ...pressed, kind: "dragging", over: null })
    : goTo(rest, { kind: "explain", card });
}

/** A long press shows a card large. A piece has nothing more to show. */
function held(card: CardOrPiece, rest: GestureState): Transition {
  return isPiece(card) ? stay(rest) : goTo(rest, { kind: "inspect", card });
}

/** While a card is armed, any card may be pressed. A press that becomes a drag or a long press is not a tap. */
export function pressedWhile(state: Armed, input: GestureInput, around: GestureContext): Transition {
  if (input.kind === "press") return stay({ ...state, pressed: pressedBy(input) });
  const { pressed, ...rest } = state;
  if (pressed === undefined) return stay(state);
  if (input.kind === "hold") return held(pressed.card, rest);
  if (input.kind !== "lift") return stay(state);
  // The player meant to tap a target.
  const { card } = pressed;
  const isTarget =
    !isPiece(card) && actionsAt(around.cardActions(state.card), { kind: "card", card }).length > 0;
  return isTarget ? stay(rest) : lifted(pressed, rest, around);
}
