import {
  type Answer,
  type Decision,
  type Engine,
  NONE,
  type Rules,
  type Seat,
  type View,
} from "../../kernel";
import type { Random } from "../random";
import { rehearse } from "../rehearse";
import { evaluate } from "./evaluation";
import { settle } from "./lookahead";
import { boardOf } from "./sandbox";

/** What an opponent knows while it compares its answers. */
export interface AnswerContext {
  readonly decision: Decision;
  readonly me: Seat;
  /** The position as the rules read it, with blanks for hidden cards. */
  readonly board: Engine;
  /** Value of the position after an answer; 0 where it cannot be imagined. */
  valueAfter(answer: Answer): number;
}

/** @throws RangeError when nobody is asked. */
export function contextFor(rules: Rules, view: View, random: Random): AnswerContext {
  const { decision } = view;
  if (decision === null) throw new RangeError("nobody is asked");
  const board = boardOf(rules, view, String(random.below(1_000_000)));
  const me = decision.seat;
  const ends = (answer: Answer) => answer.do === "act" && answer.action.type.startsWith("end-");
  const valueAfter = (answer: Answer) => {
    if (board.state.decision === null || board.state.turn.seat === NONE) return 0;
    if (ends(answer)) return evaluate(board, me);
    return evaluate(settle(rehearse(board, answer), random), me);
  };
  return { decision, me, board, valueAfter };
}
