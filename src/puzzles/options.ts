import type { GameStatus } from "../games/game-status";
import type { SearchedGame } from "../opponents/search";
import { leftToClear, type Task } from "./goal";
import type { SolveOptions } from "./solve";

/** What the search of a puzzle knows of its game. */
export interface PuzzleGame {
  readonly status: Pick<GameStatus, "contest">;
  readonly searched: Pick<SearchedGame, "promise" | "isRedundant">;
}

/** How the search for a solution looks at positions. */
export const optionsFor = ({ status, searched }: PuzzleGame, task: Task, budget: number): SolveOptions => ({
  budget,
  isRedundant: searched.isRedundant,
  contest: status.contest,
  value: (g) => searched.promise(g, task.seat) - leftToClear(g.state, task),
});
