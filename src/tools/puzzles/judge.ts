import type { Game } from "../../games/game";
import type { GamePosition } from "../../games/game-position";
import {
  type answer,
  answerLegal,
  createGame,
  type Engine,
  hashPlain,
  legalActions,
  view,
} from "../../kernel";
import type { LevelName, Script } from "../../opponents";
import { candidates } from "../../opponents/candidates";
import { randomFrom } from "../../opponents/random";
import { valueInWorld } from "../../opponents/search/trial";
import { copyOf } from "../../opponents/simulate";
import { configOf } from "../../positions/position";
import { gameWithPositions } from "../../positions/rules-for";
import { leftToClear, statusOf, type Task } from "../../puzzles/goal";
import { type Puzzle, positionOf } from "../../puzzles/puzzle";
import type { SolveOptions } from "../../puzzles/solve";

/** What judging needs. */
export interface Judge {
  readonly game: Game;
  readonly position: GamePosition;
  readonly script: Script;
}

export type Draft = Pick<Puzzle, "goal" | "board">;

/** More answers in one turn end a trial. */
const LONGEST = 150;

/** The game with which a puzzle begins. Null when it cannot be played. */
export function begin({ game, position }: Judge, draft: Draft): Engine | null {
  const { rules } = gameWithPositions(game, position);
  try {
    return createGame(rules, configOf(positionOf(game.slug, draft), ["You", "Opponent"]), { events: false });
  } catch {
    return null;
  }
}

/** How the search for a solution weighs positions. */
export const optionsFor = ({ script }: Judge, task: Task, budget: number): SolveOptions => ({
  budget,
  value: (g) => script.searched.promise(g, task.seat) - leftToClear(g.state, task),
});

const isChoice = (g: Engine): boolean => {
  const { decision } = g.state;
  if (decision === null) return false;
  return candidates({ decision, actions: legalActions(g) }, randomFrom("puzzle")).length > 1;
};

/** The first choice of the player, after the answers of the hard level as the page asks for them. Null if none comes. */
export function firstChoice({ script }: Judge, start: Engine, task: Task): Engine | null {
  const g = copyOf(start);
  for (let n = 0; n < LONGEST && statusOf(task, g.state) === "open"; n++) {
    const { decision } = g.state;
    if (decision === null) return null;
    const isOwn = decision.seat === task.seat;
    if (isOwn && isChoice(g)) return g;
    const seed = hashPlain([g.state.config.seed, n, decision.seat]);
    answerLegal(g, script("hard", view(g, decision.seat), seed));
  }
  return null;
}

/** Whether a level reaches the goal against the hard level. */
export function isSolvedBy({ script }: Judge, start: Engine, task: Task, level: LevelName): boolean {
  const g = copyOf(start);
  for (let n = 0; n < LONGEST && statusOf(task, g.state) === "open"; n++) {
    const { decision } = g.state;
    if (decision === null) break;
    const own = decision.seat === task.seat;
    answerLegal(g, script(own ? level : "hard", view(g, decision.seat), `${level}/${n}`));
  }
  return statusOf(task, g.state) === "solved";
}

/** The chance to win after an answer that does not reach the goal. */
export const chanceAfter = ({ script }: Judge, g: Engine, given: Parameters<typeof answer>[1]): number =>
  valueInWorld(script.searched, g, given, { later: 0 }, "wrong");
