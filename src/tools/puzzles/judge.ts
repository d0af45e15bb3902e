import type { Game } from "../../games/game";
import type { GamePosition } from "../../games/game-position";
import { type Answer, answer, answerLegal, createGame, type Engine, legalActions, view } from "../../kernel";
import type { LevelName, Script } from "../../opponents";
import { candidates } from "../../opponents/candidates";
import { randomFrom } from "../../opponents/random";
import { valueInWorld } from "../../opponents/search/trial";
import { copyOf } from "../../opponents/simulate";
import { configOf } from "../../positions/position";
import { gameWithPositions } from "../../positions/rules-for";
import { leftToClear, statusOf } from "../../puzzles/goal";
import { type Puzzle, positionOf, taskOf } from "../../puzzles/puzzle";
import { solve } from "../../puzzles/solve";
import { worldsOf } from "../../puzzles/worlds";

/** What judging needs. */
export interface Judge {
  readonly game: Game;
  readonly position: GamePosition;
  readonly script: Script;
}

type Draft = Pick<Puzzle, "goal" | "board">;

/** Positions that a first search may look at, one that must be sure, and one about a single first answer. */
const BUDGET = { first: 400, sure: 3000, answer: 200 } as const;
/** In how many worlds a solution must work. */
const WORLDS = 3;
/** At most this share of the first answers may lead to the goal. */
const MOST_RIGHT = 0.5;
/** The chance to win after any wrong first answer, such as to end the turn, must be lower than this. */
const WRONG = 0.5;
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

const valueFor = ({ script }: Judge, draft: Draft) => {
  const task = taskOf(draft);
  return (g: Engine) => script.searched.winChance(g, task.seat) - leftToClear(g.state, task);
};

/** The end of the turn, or the goal, as a level plays it against the hard level. */
export function playedBy({ script }: Judge, start: Engine, draft: Draft, level: LevelName): Engine {
  const g = copyOf(start);
  const task = taskOf(draft);
  for (let n = 0; n < LONGEST && statusOf(task, g.state) === "open"; n++) {
    const { decision } = g.state;
    if (decision === null) break;
    const own = decision.seat === task.seat;
    answerLegal(g, script(own ? level : "hard", view(g, decision.seat), `${level}/${n}`));
  }
  return g;
}

const isSolvedBy = (judge: Judge, start: Engine, draft: Draft, level: LevelName): boolean =>
  statusOf(taskOf(draft), playedBy(judge, start, draft, level).state) === "solved";

/** Whether enough of the first answers are wrong, and bad enough. */
function hasFewWays(judge: Judge, start: Engine, draft: Draft): boolean {
  const { decision } = start.state;
  if (decision === null) return false;
  const task = taskOf(draft);
  const answers = candidates({ decision, actions: legalActions(start) }, randomFrom("puzzle"));
  const value = valueFor(judge, draft);
  let right = 0;
  const isWrongEnough = (given: Answer): boolean => {
    const g = copyOf(start);
    if (!answer(g, given).ok) return true;
    const { verdict } = solve(task, [g], { budget: BUDGET.answer, value });
    if (verdict === "solved") right++;
    if (verdict !== "failed" || draft.goal.kind === "clear") return true;
    return valueInWorld(judge.script.searched, start, given, { later: 0 }, "wrong") < WRONG;
  };
  return answers.every(isWrongEnough) && right <= Math.max(1, MOST_RIGHT * answers.length);
}

const LEVELS = ["easy", "medium", "hard", "expert"] as const;

/**
 * How difficult a puzzle is, by the first level that solves it: 1 for medium, 4 for none of them.
 * @returns null if it is not sound: without a solution that works in every world, or too easy.
 */
export function difficultyOf(judge: Judge, draft: Draft): number | null {
  const start = begin(judge, draft);
  const task = taskOf(draft);
  if (start === null || start.state.decision?.seat !== task.seat || statusOf(task, start.state) !== "open")
    return null;
  const value = valueFor(judge, draft);
  if (solve(task, [start], { budget: BUDGET.first, value }).verdict !== "solved") return null;
  if (isSolvedBy(judge, start, draft, "easy")) return null;
  if (solve(task, worldsOf(start, WORLDS), { budget: BUDGET.sure, value }).verdict !== "solved") return null;
  if (!hasFewWays(judge, start, draft)) return null;
  const found = LEVELS.findIndex((level) => isSolvedBy(judge, start, draft, level));
  return found < 0 ? LEVELS.length : found;
}
