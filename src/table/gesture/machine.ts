import { mayAct } from "../viewmodel/acts";
import { type GestureState, IDLE } from "../viewmodel/gesture";
import { aiming } from "./aiming";
import { choosing } from "./choosing";
import { dragging } from "./dragging";
import { idle } from "./idle";
import { pressing } from "./pressing";
import type { Input, Next, Surroundings } from "./types";

/** The next state and the effects of an input. Pure; see `types.ts` for states, inputs and effects. */
export function next(state: GestureState, input: Input, around: Surroundings): Next {
  switch (state.at) {
    case "idle":
      return idle(input, around);
    case "pressing":
      return pressing(state, input, around);
    case "dragging":
      return dragging(state, input, around);
    case "aiming":
      return aiming(state, input, around);
    case "choosing":
      return choosing(state, input, around);
  }
}

/** What is left of a gesture when the view has changed: a card that may still act stays in hand, a menu of actions closes. */
export function kept(state: GestureState, acts: Surroundings["acts"]): GestureState {
  switch (state.at) {
    case "dragging":
    case "aiming":
      return mayAct(acts(state.card)) ? state : IDLE;
    case "choosing":
      return IDLE;
    default:
      return state;
  }
}
