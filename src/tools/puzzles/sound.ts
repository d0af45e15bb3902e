import type { Answer, Engine } from "../../kernel";
import { hashPosition } from "../../kernel/loops/position";
import { isDefence, type Task } from "../../puzzles/goal";
import { taskOf } from "../../puzzles/puzzle";
import { afterAnswer } from "../../puzzles/search";
import { isSafe, judgeAnswers, type SolveOptions, solve } from "../../puzzles/solve";
import { worldsOf } from "../../puzzles/worlds";
import {
  begin,
  chanceAfter,
  type Draft,
  firstChoice,
  isPlain,
  isSolvedBy,
  type Judge,
  solving,
  statusIn,
} from "./judge";
import { areOrders } from "./orders";

/**
 * Positions that a search of every first answer may look at, and one that must find the solution. What is a puzzle already
 * may take longer than one of many boards.
 */
export const BUDGET = { all: 2500, solution: 1200, known: 5000 } as const;
/** A search of every line: their order does not matter. */
export const everyLine = (judge: Judge, task: Task): SolveOptions => ({
  ...solving(judge, task, judge.puzzles.budget ?? BUDGET.all),
  value: () => 0,
});

/** With more first answers that solve, they are hardly orders of one line. */
const MOST_RIGHT = 4;
/** Odds may be as good in a few places, if each of them is hidden among this many that are worse. */
const MOST_WAYS = 3;
const WRONG_FOR_EACH = 5;
/** By how many percent the right odds are better than all others. */
const MARGIN = 10;
/** In how many worlds a solution must work. */
const WORLDS = 3;
/** With fewer wrong answers, a guess is good enough. */
const LEAST_WRONG = 2;
/** The chance to win after any wrong first answer must be lower than this. */
const WRONG = 0.5;

const LEVELS = ["easy", "medium", "hard", "expert"] as const;

/** Why a draft is no puzzle. */
export type Refusal =
  | "no start"
  | "not open"
  | "easy"
  | "plain"
  | "no choice"
  | "unknown"
  | "no solution"
  | "few wrong"
  | "several ways"
  | "close"
  | "luck"
  | "won anyway";

/** Whether a wrong answer leads to odds that are nearly as good. */
function isClose(judge: Judge, task: Task, g: Engine, right: readonly Answer[]): boolean {
  const { goal } = task;
  if (goal.kind !== "odds") return false;
  const nearly: Task = { ...task, goal: { ...goal, percent: goal.percent - MARGIN } };
  const found = distinctAnswers(g, judgeAnswers(nearly, [g], everyLine(judge, nearly)));
  return found.filter(({ verdict }) => verdict !== "failed").length > right.length;
}

/** Only the first of answers that lead to the same position. */
function distinctAnswers<T extends { readonly answer: Answer }>(
  g: Engine,
  answers: readonly T[],
): readonly T[] {
  const seen = new Set<string>();
  return answers.filter(({ answer }) => {
    const next = afterAnswer([g], answer)?.[0];
    const key = next === undefined ? "" : hashPosition(next.state);
    return !seen.has(key) && seen.add(key).size > 0;
  });
}

/** Why a draft is no puzzle. Null when it is one. */
export function refusalOf(judge: Judge, draft: Draft): Refusal | null {
  const start = begin(judge, draft);
  if (start === null) return "no start";
  const task = taskOf(draft);
  const isOther = start.state.decision?.seat !== task.seat;
  if (statusIn(judge, task, start) !== "open" || (isOther && !isDefence(draft.goal))) return "not open";
  if (isSolvedBy(judge, start, task, "easy")) return "easy";
  if (isPlain(judge, start, task)) return "plain";
  const choice = firstChoice(judge, start, task);
  if (choice === null) return "no choice";
  const first = distinctAnswers(choice, judgeAnswers(task, [choice], everyLine(judge, task)));
  if (first.some(({ verdict }) => verdict === "open")) return "unknown";
  const right = first.flatMap(({ answer, verdict }) => (verdict === "solved" ? [answer] : []));
  const wrong = first.flatMap(({ answer, verdict }) => (verdict === "failed" ? [answer] : []));
  const [solution] = right;
  if (solution === undefined) return "no solution";
  if (draft.goal.kind === "only-move" ? right.length > 1 : wrong.length < LEAST_WRONG) return "few wrong";
  const isOneWay =
    draft.goal.kind === "odds"
      ? right.length <= MOST_WAYS && wrong.length >= WRONG_FOR_EACH * right.length
      : right.length <= MOST_RIGHT && areOrders(task, choice, right, everyLine(judge, task));
  if (!isOneWay) return "several ways";
  if (draft.goal.kind === "only-move") {
    const after = afterAnswer([choice], solution);
    if (after === null || !isSafe(task, after, everyLine(judge, task))) return "several ways";
  }
  if (isClose(judge, task, choice, right)) return "close";
  const worlds = worldsOf(start, WORLDS);
  const budget = BUDGET.solution * worlds.length;
  if (solve(task, worlds, solving(judge, task, budget)).verdict !== "solved") return "luck";
  if (draft.goal.kind === "win" && wrong.some((answer) => chanceAfter(judge, choice, answer) >= WRONG))
    return "won anyway";
  return null;
}

/** So many first answers make a puzzle of odds a step more difficult. */
const WIDE = 12;

/** How difficult a goal of odds is by its first answers: 2 for few of them, 4 for many. Levels rarely aim for one target. */
function widthOf(judge: Judge, start: Engine, task: Task): number {
  const choice = firstChoice(judge, start, task);
  if (choice === null) return LEVELS.length;
  const none = { ...everyLine(judge, task), budget: 1 };
  const { length } = distinctAnswers(choice, judgeAnswers(task, [choice], none));
  return Math.min(LEVELS.length, 2 + Math.floor(length / WIDE));
}

/**
 * How difficult a puzzle is, by the first level that solves it: 1 for medium, 4 for none of them. A goal of odds that none
 * reaches is as difficult as it has answers.
 */
export function difficultyOf(judge: Judge, draft: Draft): number {
  const start = begin(judge, draft);
  const task = taskOf(draft);
  if (start === null) return LEVELS.length;
  const found = LEVELS.findIndex((level) => isSolvedBy(judge, start, task, level));
  if (found >= 0) return found;
  return draft.goal.kind === "odds" ? widthOf(judge, start, task) : LEVELS.length;
}
