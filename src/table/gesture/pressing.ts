import { actionsAt, mayAct } from "../viewmodel/card-actions";
import { type GestureState, IDLE, type Pressed } from "../viewmodel/gesture";
import { type CardOrPiece, isPiece } from "../viewmodel/pieces";
import { type GestureContext, type GestureInput, goTo, stay, type Transition } from "./types";

type Press = Extract<GestureInput, { kind: "press" }>;
type Pressing = Extract<GestureState, { kind: "pressing" }>;
type Armed = Extract<GestureState, { kind: "aiming" | "choosing" }>;

/** Nothing in hand: a press may become a drag, a tap arms a card or explains why it cannot act. */
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

/** Pointer down, not moved yet: it becomes a tap, a drag or a long press. */
export function pressing(state: Pressing, input: GestureInput, around: GestureContext): Transition {
  switch (input.kind) {
    case "lift":
      return lifted(state, IDLE, around);
    case "hold":
      return held(state.card, IDLE);
    // Whatever became of this press, the next one counts for its own card.
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

/** Makes a card ready: its cells and targets are marked; without any, its buttons are shown. */
export function arm(card: CardOrPiece, around: GestureContext): Transition {
  const { places, aims, plain, drops } = around.cardActions(card);
  if (places.length + aims.length + drops.length > 0) return goTo({ kind: "aiming", card });
  return goTo({ kind: "choosing", card, actions: plain });
}

const pressedBy = ({ card, from, point }: Press): Pressed => ({ card, from, start: point });

/**
 * The pressed card is lifted, or it is explained why it cannot act.
 * @param rest the state when it cannot
 */
function lifted(pressed: Pressed, rest: GestureState, around: GestureContext): Transition {
  const { card } = pressed;
  return mayAct(around.cardActions(card))
    ? goTo({ ...pressed, kind: "dragging", over: null })
    : goTo(rest, { kind: "explain", card });
}

/** A long press shows a card large; of a piece there is no more to be seen. */
function held(card: CardOrPiece, rest: GestureState): Transition {
  return isPiece(card) ? stay(rest) : goTo(rest, { kind: "inspect", card });
}

/** While a card is armed, any card may be pressed; a press that becomes a drag or a long press is no tap. */
export function pressedWhile(state: Armed, input: GestureInput, around: GestureContext): Transition {
  if (input.kind === "press") return stay({ ...state, pressed: pressedBy(input) });
  const { pressed, ...rest } = state;
  if (pressed === undefined) return stay(state);
  if (input.kind === "hold") return held(pressed.card, rest);
  if (input.kind !== "lift") return stay(state);
  // A target was meant to be tapped.
  const { card } = pressed;
  const isTarget =
    !isPiece(card) && actionsAt(around.cardActions(state.card), { kind: "card", card }).length > 0;
  return isTarget ? stay(rest) : lifted(pressed, rest, around);
}
