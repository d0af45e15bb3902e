import { type Answer, answerLegal, type Engine, type Seat } from "../../kernel";
import { randomFrom } from "../random";
import { copyOf } from "../simulate";
import { nextAnswer, type Rest } from "./own-turn";
import { playOn } from "./playout";
import type { SearchedGame } from "./searched-game";

/** How an answer is tried in a world. */
export interface TrialPlan {
  /** Share of the playout beyond the reply in the value. */
  readonly later: number;
}

/** Whether a seat is to act in a turn of its own that began after the given one. */
const isNextTurnOf =
  (seat: Seat, since: number) =>
  ({ state: { turn, decision } }: Engine) =>
    turn.number > since &&
    turn.seat === seat &&
    decision?.kind === "act" &&
    decision.seat === seat &&
    decision.window === undefined;

/**
 * The chance to win after an answer, the rest of the turn and the replies of the others.
 * @param rest what the player does in the rest of its turn.
 */
export function valueInWorld(
  game: SearchedGame,
  world: Engine,
  answer: Answer,
  { later }: TrialPlan,
  seed: string,
  rest: Rest = "play",
): number {
  const g = copyOf(world);
  const { seat } = answer;
  const { number } = g.state.turn;
  const random = randomFrom(seed);
  answerLegal(g, answer);
  const stopped = rest === "stop" ? seat : null;
  playOn(g, isNextTurnOf(seat, number), (now) => nextAnswer(game, now, stopped, random));
  const value = game.winChance(g, seat);
  if (later === 0 || g.state.outcome !== null) return value;
  playOn(g, isNextTurnOf(seat, g.state.turn.number), (now) => nextAnswer(game, now, null, random));
  return (1 - later) * value + later * game.winChance(g, seat);
}
