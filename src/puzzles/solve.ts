import type { Answer, Engine } from "../kernel";
import { statusOf, type Task, type TaskStatus } from "./goal";
import { type Aim, search } from "./search";

/** What a search for a solution has found. */
export interface Solution {
  /** `open` when the search ended before it knew. */
  readonly verdict: TaskStatus;
  /** The first answer of a solution. Null if none was found, or if the player is not asked. */
  readonly answer: Answer | null;
}

export type SolveOptions = Pick<Aim, "budget" | "value" | "isRedundant" | "contest">;

const verdictOf = (gain: number | undefined): TaskStatus =>
  gain === undefined ? "open" : gain > 0 ? "solved" : "failed";

/** The aim of a search for a solution: 1 when the goal is reached. */
const aimOf = (task: Task, options: SolveOptions): Aim => ({
  ...options,
  gainAtEnd: (g) => (statusOf(task, g.state, options.contest) === "solved" ? 1 : 0),
  least: 0,
  most: 1,
});

/**
 * Searches for a solution that works in every world, against every answer of the others.
 * @param worlds positions that look the same to the player.
 */
export function solve(task: Task, worlds: readonly Engine[], options: SolveOptions): Solution {
  const { gain, first } = search(task, worlds, aimOf(task, options));
  return { verdict: verdictOf(gain), answer: first.find((one) => one.gain === 1)?.answer ?? null };
}

/** Every first answer, with whether it leads to the goal. Empty if the player is not asked. */
export function judgeAnswers(task: Task, worlds: readonly Engine[], options: SolveOptions) {
  const { first } = search(task, worlds, { ...aimOf(task, options), all: true });
  return first.map(({ answer, gain }) => ({ answer, verdict: verdictOf(gain) }));
}

/** Whether the goal is reached whatever anybody answers. False when the search ended before it knew. */
export function isSafe(task: Task, worlds: readonly Engine[], options: SolveOptions): boolean {
  return search(task, worlds, { ...aimOf(task, options), careless: true }).gain === 1;
}
