import { mayAct } from "../viewmodel/card-actions";
import { type GestureState, IDLE } from "../viewmodel/gesture";
import { arm, pressedWhile } from "./pressing";
import { type GestureContext, type GestureInput, goTo, stay, type Transition } from "./types";

type Choosing = Extract<GestureState, { kind: "choosing" }>;

/**
 * Several actions fit. Their buttons are shown beside the card. A second tap takes the action when there is only one.
 */
export function choosing(state: Choosing, input: GestureInput, around: GestureContext): Transition {
  switch (input.kind) {
    case "choose":
      return goTo(IDLE, { kind: "act", action: input.action });
    case "tap": {
      if (input.card !== state.card) {
        return mayAct(around.cardActions(input.card))
          ? arm(input.card, around)
          : goTo(IDLE, { kind: "explain", card: input.card });
      }
      const only = state.actions.length === 1 ? state.actions[0] : undefined;
      return only ? goTo(IDLE, { kind: "act", action: only }) : stay(IDLE);
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
