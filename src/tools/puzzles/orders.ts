import { type Answer, answerLegal, type Engine, legalActions } from "../../kernel";
import { candidates } from "../../opponents/candidates";
import { randomFrom } from "../../opponents/random";
import { copyOf } from "../../opponents/simulate";
import { statusOf, type Task } from "../../puzzles/goal";
import { afterAnswer } from "../../puzzles/search";
import { type SolveOptions, solve } from "../../puzzles/solve";

/** More answers between two of a line are too many to call them one line. */
const LONGEST = 30;

/** The only answer there is. Null when there are more. */
function forcedAnswer(g: Engine): Answer | null {
  const { decision } = g.state;
  if (decision === null) return null;
  const [only, ...others] = candidates({ decision, actions: legalActions(g) }, randomFrom("puzzle"));
  return only === undefined || others.length > 0 ? null : only;
}

/** Whether an answer still solves, at once or later in a solution: what an answer begins may have to end first. */
function solvesLater(task: Task, next: Engine, other: Answer, options: SolveOptions): boolean {
  const g = copyOf(next);
  for (let n = 0; n < LONGEST && statusOf(task, g.state, options.contest) === "open"; n++) {
    const both = afterAnswer([g], other);
    if (both !== null) return solve(task, both, options).verdict === "solved";
    const isOwn = g.state.decision?.seat === task.seat;
    const step = forcedAnswer(g) ?? (isOwn ? solve(task, [g], options).answer : null);
    if (step === null) return false;
    answerLegal(g, step);
  }
  return false;
}

/**
 * Whether answers that all solve are orders of the same line: none of them is enough, and each is also possible after
 * each other one and still solves.
 */
export function areOrders(task: Task, g: Engine, right: readonly Answer[], options: SolveOptions): boolean {
  return right.every((one) =>
    right.every((other) => {
      if (one === other) return true;
      const next = afterAnswer([g], one)?.[0];
      return next !== undefined && solvesLater(task, next, other, options);
    }),
  );
}
