import { type Answer, actionOf, type Engine, NONE } from "../../kernel";
import { simulate } from "../simulate";
import { evaluate } from "./evaluation";
import { after, type Lookahead, playOut } from "./lookahead";

/** The position after an answer. Null if it cannot be simulated. */
export function positionAfter(r: Lookahead, g: Engine, answer: Answer): Engine | null {
  const { decision, turn } = g.state;
  if (decision === null || turn.seat === NONE) return null;
  const inTurn = answer.do === "act" && decision.kind === "act" && decision.window === undefined;
  return inTurn ? after(r, g, r.me, answer.action) : playOut(r, simulate(g, answer));
}

/**
 * The value of an answer, including the attacks to come. Null if it cannot be simulated. After the attack step there
 * are no more attacks.
 * @param positionAfterIt the position after the answer.
 */
export function valueAfter(
  r: Lookahead,
  g: Engine,
  answer: Answer,
  positionAfterIt: (answer: Answer) => Engine | null,
): number | null {
  const type = actionOf(answer)?.type ?? "";
  if (type === "end-main" || type === "end-attack")
    return evaluate(g, r.me, r.weights, type === "end-attack");
  const position = positionAfterIt(answer);
  return position === null ? null : evaluate(position, r.me, r.weights, false);
}
