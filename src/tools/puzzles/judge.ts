import type { Game } from "../../games/game";
import type { GamePosition } from "../../games/game-position";
import type { PuzzleBoards } from "../../games/puzzle-boards";
import {
  type Answer,
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
import { statusOf, type Task, type TaskStatus } from "../../puzzles/goal";
import { optionsFor } from "../../puzzles/options";
import { type Puzzle, positionOf } from "../../puzzles/puzzle";
import type { SolveOptions } from "../../puzzles/solve";

/** What judging needs. */
export interface Judge {
  readonly game: Game;
  readonly position: GamePosition;
  readonly puzzles: PuzzleBoards;
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

/** The status of a task of the game. */
export const statusIn = ({ game }: Judge, task: Task, g: Engine): TaskStatus =>
  statusOf(task, g.state, game.status.contest);

/** How the search for a solution looks at positions. */
export const solving = ({ game, script }: Judge, task: Task, budget: number): SolveOptions =>
  optionsFor({ status: game.status, searched: script.searched }, task, budget);

const isChoice = (g: Engine): boolean => {
  const { decision } = g.state;
  if (decision === null) return false;
  return candidates({ decision, actions: legalActions(g) }, randomFrom("puzzle")).length > 1;
};

/** The first choice of the player, after the answers of the hard level as the page asks for them. Null if none comes. */
export function firstChoice(judge: Judge, start: Engine, task: Task): Engine | null {
  const g = copyOf(start);
  for (let n = 0; n < LONGEST && statusIn(judge, task, g) === "open"; n++) {
    const { decision } = g.state;
    if (decision === null) return null;
    const isOwn = decision.seat === task.seat;
    if (isOwn && isChoice(g)) return g;
    const seed = hashPlain([g.state.config.seed, n, decision.seat]);
    answerLegal(g, judge.script("hard", view(g, decision.seat), seed));
  }
  return null;
}

/** Whether a player who gives these answers reaches the goal against the hard level. */
function isSolved(
  judge: Judge,
  start: Engine,
  task: Task,
  { name, answerIn }: { readonly name: string; answerIn(g: Engine, seed: string): Answer },
): boolean {
  const g = copyOf(start);
  for (let n = 0; n < LONGEST && statusIn(judge, task, g) === "open"; n++) {
    const { decision } = g.state;
    if (decision === null) break;
    const isOwn = decision.seat === task.seat;
    const seed = `${name}/${n}`;
    answerLegal(g, isOwn ? answerIn(g, seed) : judge.script("hard", view(g, decision.seat), seed));
  }
  return statusIn(judge, task, g) === "solved";
}

/** Whether a level reaches the goal against the hard level. */
export const isSolvedBy = (judge: Judge, start: Engine, task: Task, level: LevelName): boolean =>
  isSolved(judge, start, task, {
    name: level,
    answerIn: (g, seed) => judge.script(level, view(g, task.seat), seed),
  });

/** In how many orders the plain way to win is tried. */
const ORDERS = 4;

/** Whether the plain way to win reaches the goal against the hard level, in whatever order. */
export function isPlain(judge: Judge, start: Engine, task: Task): boolean {
  const { plainAnswers } = judge.puzzles;
  if (plainAnswers === undefined || task.goal.kind !== "win") return false;
  return Array.from({ length: ORDERS }, (_, order) => randomFrom(`plain/${order}`)).every((random) =>
    isSolved(judge, start, task, {
      name: "plain",
      answerIn: (g, seed) => {
        const { decision } = g.state;
        const answers = decision === null ? [] : candidates({ decision, actions: legalActions(g) }, random);
        const plain = plainAnswers(g, answers);
        return plain[random.below(plain.length)] ?? judge.script("easy", view(g, task.seat), seed);
      },
    }),
  );
}

/** The chance to win after an answer that does not reach the goal. */
export const chanceAfter = ({ script }: Judge, g: Engine, given: Parameters<typeof answer>[1]): number =>
  valueInWorld(script.searched, g, given, { later: 0 }, "wrong");
