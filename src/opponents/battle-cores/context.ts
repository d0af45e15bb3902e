import { type Answer, type Decision, type Engine, PASS, type Seat } from "../../kernel";
import { memoized, type Trial } from "../pointless";
import type { Random } from "../random";
import { evaluatePosition, type Weights } from "./evaluation";
import { liabilities } from "./liabilities";
import { type Lookahead, positionAfter } from "./lookahead";
import { evaluateAnswers } from "./shortlist";

/** What a Battle Cores opponent knows while comparing answers: its view and what follows from it. */
export interface AnswerContext {
  readonly decision: Decision;
  readonly me: Seat;
  /** The position as the rules read it, with blanks for hidden cards. */
  readonly board: Engine;
  readonly weights: Weights;
  readonly trial: Trial;
  /** Value of the position after an answer. The current value if the outcome is unknown. */
  valueAfter(answer: Answer): number;
  valueAfterPass(): number;
}

/** How far ahead an opponent looks. */
export interface LookaheadOptions {
  readonly weights: Weights;
  readonly ahead: number;
  /** The most answers simulated for one decision. */
  readonly tries: number;
  /** Whether simulations pass every window. Hidden cards must not be known where they do not. */
  readonly passes: boolean;
}

/** @param answers the candidates. */
export function contextFor(
  base: Engine,
  decision: Decision,
  answers: readonly Answer[],
  random: Random,
  options: LookaheadOptions,
): AnswerContext {
  const r: Lookahead = { base, decision, me: decision.seat, random, left: options.tries, ...options };
  let known: Map<Answer, number> | null = null;
  const valueAfter = (answer: Answer) => {
    known ??= evaluateAnswers(r, answers);
    return known.get(answer) ?? evaluatePosition(r.base, r.me, r.weights);
  };
  const pass = answers.find((answer) => answer.do === "act" && answer.action.type === PASS.type);
  const valueAfterPass = () => (pass === undefined ? 0 : valueAfter(pass));
  return {
    decision,
    me: r.me,
    board: r.base,
    weights: r.weights,
    trial: {
      baseline: r.base,
      me: r.me,
      liabilities,
      after: memoized((answer) => positionAfter(r, answer)),
      value: (g: Engine) => evaluatePosition(g, r.me, r.weights),
    },
    valueAfter,
    valueAfterPass,
  };
}
