import { type Answer, type Engine, NONE } from "../../kernel";
import { rehearse } from "../rehearse";
import { evaluate } from "./evaluation";
import { after, type Lookahead, settle } from "./lookahead";

/**
 * The value of the position after an answer, with what the attacks to come promise; null when it cannot be imagined.
 * Whoever ends the attack step attacks no more.
 */
export function valueAfter(r: Lookahead, g: Engine, answer: Answer): number | null {
  const { decision, turn } = g.state;
  if (decision === null || turn.seat === NONE) return null;
  const inTurn = answer.do === "act" && decision.kind === "act" && decision.window === undefined;
  if (!inTurn) return evaluate(settle(r, rehearse(g, answer)), r.me, r.weights, false);
  const { type } = answer.action;
  if (type === "end-main" || type === "end-attack")
    return evaluate(g, r.me, r.weights, type === "end-attack");
  return evaluate(after(r, g, r.me, answer.action), r.me, r.weights, false);
}
