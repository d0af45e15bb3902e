import { mayAct } from "../viewmodel/acts";
import { choosing } from "./choosing";
import { idle } from "./idle";
import { type GestureState, IDLE, type Input, type Next, type Surroundings, stay, to } from "./types";

type Pressing = Extract<GestureState, { at: "pressing" }>;

/** Pointer down, not moved yet: it will be a tap, a drag, or a long look. */
export function pressing(state: Pressing, input: Input, around: Surroundings): Next {
  switch (input.do) {
    case "lift": {
      if (!mayAct(around.acts(state.card))) return to(IDLE, { do: "explain", card: state.card });
      const { card, from, start } = state;
      return to({ at: "dragging", card, from, start, point: input.point, over: null });
    }
    case "hold":
      return to(IDLE, { do: "inspect", card: state.card });
    case "tap": {
      const { card, chosen } = state;
      return chosen
        ? choosing({ at: "choosing", card, actions: chosen }, input, around)
        : idle(input, around);
    }
    case "cancel":
    case "drop":
      return stay(IDLE);
    default:
      return stay(state);
  }
}
