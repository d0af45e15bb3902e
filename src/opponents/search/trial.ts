import type { Answer, Engine, Seat } from "../../kernel";
import { randomFrom } from "../random";
import { copyOf } from "../simulate";
import { nextAnswer, type Rest } from "./own-turn";
import { answerWithLuck, playOn } from "./playout";
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
 * The chance to win after an answer, the rest of the turn and the replies of the others. Luck with dice is taken out, so it may
 * be a little below 0 or above 1.
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
  let luck = answerWithLuck(game, g, answer, seat);
  const stopped = rest === "stop" ? seat : null;
  luck += playOn(game, g, seat, isNextTurnOf(seat, number), (now) => nextAnswer(game, now, stopped, random));
  const value = game.winChance(g, seat) - luck;
  if (later === 0 || g.state.outcome !== null) return value;
  luck += playOn(game, g, seat, isNextTurnOf(seat, g.state.turn.number), (now) =>
    nextAnswer(game, now, null, random),
  );
  return (1 - later) * value + later * (game.winChance(g, seat) - luck);
}
