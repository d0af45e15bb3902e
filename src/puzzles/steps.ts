import { loadGame, partsOf } from "../games/registry";
import { engineFor, type State } from "../kernel";
import { leftToClear, type Task } from "./goal";
import { type Solution, solve } from "./solve";
import { worldsOf } from "./worlds";

/** A request from the page to the puzzle worker: a position of a puzzle that is being played. */
export interface SolveRequest {
  readonly slug: string;
  readonly state: State;
  readonly task: Task;
}

/** What the worker replies. */
export type SolveReply = { readonly solution: Solution } | { readonly fault: string };

const WORLDS = 2;
const BUDGET = 4000;

/** Searches for a solution that works whatever is drawn. */
export async function solveNow({ slug, state, task }: SolveRequest): Promise<Solution> {
  const [game, { searched }] = await Promise.all([loadGame(slug), partsOf(slug).opponent()]);
  const g = engineFor(game.rules, state, { events: false });
  return solve(task, worldsOf(g, WORLDS), {
    budget: BUDGET,
    value: (now) => searched.winChance(now, task.seat) - leftToClear(now.state, task),
  });
}
