import { type GestureState, IDLE } from "../viewmodel/gesture";
import { idle } from "./idle";
import { held, lifted } from "./press";
import { type Input, type Next, type Surroundings, stay } from "./types";

type Pressing = Extract<GestureState, { at: "pressing" }>;

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
