import { type Answer, answerLegal, type Engine, type Seat } from "../kernel";
import { simulate } from "./simulate";

/** The remaining search budget of an opponent. */
export interface Effort {
  /** Number of answers that may still be simulated. */
  left: number;
}

/** Whether a seat may act, in its turn or in a window, or the game is over. */
export const mayAct = ({ state: { decision, outcome } }: Engine): boolean =>
  outcome !== null || decision === null || decision.kind === "act";

/** Whether a seat may act in its turn, outside windows, or the game is over. */
export const mayActInTurn = ({ state: { decision, outcome } }: Engine): boolean =>
  outcome !== null || decision === null || (decision.kind === "act" && decision.window === undefined);

/** How a game's opponent plays out its answers. */
export interface PlayOut<R extends Effort> {
  /** Whether nothing is under way. */
  isSettled(g: Engine): boolean;
  /** The answers compared for the open decision, the usual one first. `depth` is 0 until others are compared. */
  answersTo(r: R, g: Engine, depth: number): readonly Answer[];
  /** The deepest nesting at which a seat's answers are still compared. Defaults to 1. */
  deepest?(r: R, seat: Seat): number;
  /** The value of a position for the seat that chooses. */
  valueFor(r: R, g: Engine, seat: Seat): number;
}

/** Search limits: consecutive decisions, and nested comparisons. */
const MAX_QUESTIONS = 40;
const DEEPEST = 1;

/** Plays out a simulated game until nothing is under way. Each seat picks what suits it. */
export function playOutWith<R extends Effort>({ isSettled, answersTo, valueFor, deepest }: PlayOut<R>) {
  function best(r: R, g: Engine, seat: Seat, answers: readonly Answer[], depth: number): Engine {
    let chosen = g;
    let most = Number.NEGATIVE_INFINITY;
    for (const answer of answers) {
      r.left--;
      const after = settle(r, simulate(g, answer), depth + 1);
      const value = valueFor(r, after, seat);
      if (value <= most) continue;
      most = value;
      chosen = after;
    }
    return chosen;
  }

  function settle(r: R, g: Engine, depth = 0): Engine {
    let now = g;
    for (let prompts = 0; prompts < MAX_QUESTIONS && !isSettled(now); prompts++) {
      const { decision } = now.state;
      const answers = answersTo(r, now, depth);
      const [first] = answers;
      if (first === undefined || decision === null) break;
      const most = deepest?.(r, decision.seat) ?? DEEPEST;
      if (answers.length > 1 && depth <= most && r.left > 0)
        now = best(r, now, decision.seat, answers, depth);
      else answerLegal(now, first);
    }
    return now;
  }

  return settle;
}
