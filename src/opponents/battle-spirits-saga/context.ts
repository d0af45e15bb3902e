import type { Answer, Decision, Engine, Rules, Seat, View } from "../../kernel";
import { imaginedBoard } from "../imagined";
import type { Random } from "../random";
import type { Weights } from "./evaluation";
import { valueAfter } from "./value-after";

/** What an opponent knows while it compares its answers. */
export interface AnswerContext {
  readonly decision: Decision;
  readonly me: Seat;
  /** The position as the rules read it, with blanks for hidden cards. */
  readonly board: Engine;
  /** Value of the position after an answer; 0 where it cannot be imagined. */
  valueAfter(answer: Answer): number;
}

/** How an opponent looks at positions. */
export interface Search {
  readonly weights: Weights;
  readonly flash: boolean;
  /** Answers that it tries out for one decision, as a rule. */
  readonly tries: number;
}

/** @throws RangeError when nobody is asked. */
export function contextFor(rules: Rules, view: View, random: Random, search: Search): AnswerContext {
  const { decision } = view;
  if (decision === null) throw new RangeError("nobody is asked");
  const board = imaginedBoard(rules, view, String(random.below(1_000_000)));
  const me = decision.seat;
  const { tries: left, ...how } = search;
  const lookahead = { me, random, left, ...how };
  return { decision, me, board, valueAfter: (answer) => valueAfter(lookahead, board, answer) ?? 0 };
}
