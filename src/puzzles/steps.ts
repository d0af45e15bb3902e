import { loadGame, loadGameWithSets } from "../games/registry";
import { engineFor, type State } from "../kernel";
import { scriptOf } from "../opponents/decide";
import type { Task } from "./goal";
import { optionsFor } from "./options";
import { judgeAnswers, type Solution, solve } from "./solve";
import { worldsOf } from "./worlds";

/** A request from the page to the puzzle worker: a position of a puzzle. */
export interface SolveRequest {
  readonly slug: string;
  readonly state: State;
  readonly task: Task;
  /** Whether every first answer is judged. */
  readonly all: boolean;
}

export interface Solved extends Solution {
  /** How many first answers there are, and how many of them solve the puzzle. Undefined if they were not all judged. */
  readonly answers?: { readonly count: number; readonly right: number } | undefined;
}

/** What the worker replies. */
export type SolveReply = { readonly solved: Solved } | { readonly fault: string };

const WORLDS = 2;
const BUDGET = 4000;

/** Searches for a solution that works whatever is drawn. */
export async function solveNow({ slug, state, task, all }: SolveRequest): Promise<Solved> {
  const { sets = [] } = state.config;
  const [game, { searched }] = await Promise.all([
    sets.length === 0 ? loadGame(slug) : loadGameWithSets(slug, sets),
    scriptOf(slug, sets),
  ]);
  const worlds = worldsOf(engineFor(game.rules, state, { events: false }), WORLDS);
  const options = optionsFor({ status: game.status, searched }, task, BUDGET);
  const solution = solve(task, worlds, options);
  if (!all || solution.verdict !== "solved") return solution;
  const judged = judgeAnswers(task, worlds, options);
  if (judged.length === 0 || judged.some(({ verdict }) => verdict === "open")) return solution;
  const right = judged.filter(({ verdict }) => verdict === "solved").length;
  return { ...solution, answers: { count: judged.length, right } };
}
