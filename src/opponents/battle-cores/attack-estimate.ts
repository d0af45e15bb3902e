import { type Action, cardOf, type Reader } from "../../kernel";
import { armorLeft, level, power } from "./board";

/**
 * A quick estimate of an Attack: on a player by its Power, on a Monster it would destroy by what that Monster could do.
 */
export function attackEstimate(g: Reader, action: Action): number {
  if (action.type !== "attack" || action.card === undefined) return 0;
  const attacker = cardOf(g.state, action.card);
  if (action.target === undefined) return 3 + power(g, attacker);
  const target = cardOf(g.state, action.target);
  const falls = level(g, attacker, "kw-ruin") > 0 || power(g, attacker) >= armorLeft(g, target);
  return falls ? 2 + power(g, target) : 0.5;
}
