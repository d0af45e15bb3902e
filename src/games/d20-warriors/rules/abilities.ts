import type { Action, Reader, Seat, Verdict } from "../../../kernel";
import { canUse } from "../../../language";
import { refuse } from "../table/messages";
import { vocabulary } from "../words/index";

/** Whether the seat may use this ability: one of its face-up Warriors, on its own turn (D20 6.3, 6.4). */
export function canUseAbility(g: Reader, seat: Seat, action: Action): Verdict {
  if (g.state.turn.seat !== seat) return refuse("d20.not-your-turn", "D20 2.7");
  return canUse(g, vocabulary, seat, action);
}
