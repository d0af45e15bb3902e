import { actionsAt, mayAct } from "../viewmodel/acts";
import type { GestureState, Pressed } from "../viewmodel/gesture";
import { type Held, isPiece } from "../viewmodel/pieces";
import { type Input, type Next, type Surroundings, stay, to } from "./types";

type Press = Extract<Input, { do: "press" }>;
type Armed = Extract<GestureState, { at: "aiming" | "choosing" }>;

export const pressedBy = ({ card, from, point }: Press): Pressed => ({ card, from, start: point });

/**
 * The pressed card is lifted, or it is explained why it cannot act.
 * @param rest the state when it cannot
 */
export function lifted(pressed: Pressed, rest: GestureState, around: Surroundings): Next {
  const { card } = pressed;
  return mayAct(around.acts(card))
    ? to({ ...pressed, at: "dragging", over: null })
    : to(rest, { do: "explain", card });
}

/** A long press shows a card large; of a piece there is no more to be seen. */
export function held(card: Held, rest: GestureState): Next {
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
