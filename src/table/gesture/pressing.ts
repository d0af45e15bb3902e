import { actionsAt, mayAct } from "../viewmodel/acts";
import { type GestureState, IDLE, type Pressed } from "../viewmodel/gesture";
import { type Held, isPiece } from "../viewmodel/pieces";
import { type Input, type Next, type Surroundings, stay, to } from "./types";

type Press = Extract<Input, { do: "press" }>;
type Pressing = Extract<GestureState, { at: "pressing" }>;
type Armed = Extract<GestureState, { at: "aiming" | "choosing" }>;

/** Nothing in hand: a press may become a drag, a tap arms a card or explains why it cannot act. */
export function idle(input: Input, around: Surroundings): Next {
  switch (input.do) {
    case "press":
      return stay({ at: "pressing", ...pressedBy(input) });
    case "tap":
      return mayAct(around.acts(input.card))
        ? arm(input.card, around)
        : to(IDLE, { do: "explain", card: input.card });
    default:
      return stay(IDLE);
  }
}

/** Pointer down, not moved yet: it becomes a tap, a drag or a long press. */
export function pressing(state: Pressing, input: Input, around: Surroundings): Next {
  switch (input.do) {
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
export function arm(card: Held, around: Surroundings): Next {
  const { places, aims, plain, drops } = around.acts(card);
  if (places.length + aims.length + drops.length > 0) return to({ at: "aiming", card });
  return to({ at: "choosing", card, actions: plain });
}

const pressedBy = ({ card, from, point }: Press): Pressed => ({ card, from, start: point });

/**
 * The pressed card is lifted, or it is explained why it cannot act.
 * @param rest the state when it cannot
 */
function lifted(pressed: Pressed, rest: GestureState, around: Surroundings): Next {
  const { card } = pressed;
  return mayAct(around.acts(card))
    ? to({ ...pressed, at: "dragging", over: null })
    : to(rest, { do: "explain", card });
}

/** A long press shows a card large; of a piece there is no more to be seen. */
function held(card: Held, rest: GestureState): Next {
  return isPiece(card) ? stay(rest) : to(rest, { do: "inspect", card });
}

/** While a card is armed, any card may be pressed; a press that becomes a drag or a long press is no tap. */
export function pressedWhile(state: Armed, input: Input, around: Surroundings): Next {
  if (input.do === "press") return stay({ ...state, pressed: pressedBy(input) });
  const { pressed, ...rest } = state;
  if (pressed === undefined) return stay(state);
  if (input.do === "hold") return held(pressed.card, rest);
  if (input.do !== "lift") return stay(state);
  // A target was meant to be tapped.
  const { card } = pressed;
  const isTarget = !isPiece(card) && actionsAt(around.acts(state.card), { on: "card", card }).length > 0;
  return isTarget ? stay(rest) : lifted(pressed, rest, around);
}
