import { mayAct } from "../viewmodel/acts";
import { IDLE } from "../viewmodel/gesture";
import { arm } from "./arm";
import { pressedBy } from "./press";
import { type Input, type Next, type Surroundings, stay, to } from "./types";

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
