import { type Answer, type Decision, type Engine, PASS, type Seat } from "../../kernel";
import { memoized, type Trial } from "../pointless";
import type { Random } from "../random";
import { evaluate, type Weights } from "./evaluation";
import { isWastedOnWin } from "./lethal";
import { liabilities } from "./liabilities";
import { positionAfter, valueAfter } from "./value-after";

/** What an opponent knows while comparing answers. */
export interface AnswerContext {
  readonly decision: Decision;
  readonly me: Seat;
  /** The position as the rules read it, with blanks for hidden cards. */
  readonly board: Engine;
  readonly trial: Trial;
  /** Value of the position after an answer. 0 if it cannot be simulated. */
  valueAfter(answer: Answer): number;
}

/** How an opponent evaluates positions. */
export interface Search {
  readonly weights: Weights;
  readonly flash: boolean;
  /** Usual number of answers simulated for one decision. */
  readonly tries: number;
}

export function contextFor(board: Engine, decision: Decision, random: Random, search: Search): AnswerContext {
  const me = decision.seat;
  const { tries: left, ...how } = search;
  const lookahead = { me, random, left, ...how };
  const after = memoized((answer) => positionAfter(lookahead, board, answer));
  const isWindow = decision.kind === "act" && decision.window !== undefined;
  const baseline = (isWindow ? after({ seat: me, do: "act", action: PASS }) : null) ?? board;
  return {
    decision,
    me,
    board,
    trial: {
      baseline,
      me,
      liabilities,
      after,
      value: (g: Engine) => evaluate(g, me, search.weights, false),
      isDominated: (answer) => !isWindow && isWastedOnWin(board, me, answer, after),
    },
    valueAfter: (answer) => valueAfter(lookahead, board, answer, after) ?? 0,
  };
}
