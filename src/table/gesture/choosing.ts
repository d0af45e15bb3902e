import { mayAct } from "../viewmodel/acts";
import { type GestureState, IDLE } from "../viewmodel/gesture";
import { arm, pressedWhile } from "./pressing";
import { type Input, type Next, type Surroundings, stay, to } from "./types";

type Choosing = Extract<GestureState, { at: "choosing" }>;

/** Several actions fit: their buttons are shown beside the card. A second tap takes the only one. */
export function choosing(state: Choosing, input: Input, around: Surroundings): Next {
  switch (input.do) {
    case "choose":
      return to(IDLE, { do: "act", action: input.action });
    case "tap": {
      if (input.card !== state.card) {
        return mayAct(around.acts(input.card))
          ? arm(input.card, around)
          : to(IDLE, { do: "explain", card: input.card });
      }
      const only = state.actions.length === 1 ? state.actions[0] : undefined;
      return only ? to(IDLE, { do: "act", action: only }) : stay(IDLE);
    }
    case "cancel":
    case "tap-cell":
    case "tap-seat":
    case "tap-zone":
      return stay(IDLE);
    default:
      return pressedWhile(state, input, around);
  }
}
