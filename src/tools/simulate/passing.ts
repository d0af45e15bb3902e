import { type Answer, type Engine, legalActions, PASS, type Seat } from "../../kernel";
import { type Random, randomAnswer } from "../../opponents";

/**
 * The answer of a player who passes wherever that is possible, and answers by chance elsewhere.
 * @throws RangeError if no decision is open.
 */
export function passingAnswer(g: Engine, seat: Seat, chance: Random): Answer {
  const { decision } = g.state;
  if (decision === null) throw new RangeError("no decision is open");
  if (decision.kind !== "act") return randomAnswer({ decision, actions: [] }, chance);
  const actions = legalActions(g);
  return actions.some(({ type }) => type === PASS.type)
    ? { seat, do: "act", action: PASS }
    : randomAnswer({ decision, actions }, chance);
}
