import { type Answer, answerLegal, type Engine, type Seat } from "../../kernel";
import { copyOf } from "../simulate";
import type { SearchedGame } from "./searched-game";

/** More answers than this end a playout where it is. */
const MAX_ANSWERS = 120;

/** Answers in a simulated game, in place. Returns how much luck with dice has raised the chance that a seat wins. */
export function answerWithLuck({ dice }: SearchedGame, g: Engine, answer: Answer, seat: Seat): number {
  const before = dice?.mayBeThrown(g) === true ? copyOf(g) : null;
  answerLegal(g, answer);
  return dice === undefined || before === null ? 0 : dice.luck(before, g, seat);
}

/**
 * Plays a simulated game on, in place. Returns how much luck with dice has raised the chance that a seat wins.
 * @param until whether to stop.
 * @param next the answer to the open decision.
 */
export function playOn(
  game: SearchedGame,
  g: Engine,
  seat: Seat,
  until: (g: Engine) => boolean,
  next: (g: Engine) => Answer,
): number {
  let luck = 0;
  for (let n = 0; n < MAX_ANSWERS && !until(g); n++) {
    if (g.state.decision === null || g.state.outcome !== null) break;
    luck += answerWithLuck(game, g, next(g), seat);
  }
  return luck;
}
