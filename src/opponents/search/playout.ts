import { answerLegal, type Engine } from "../../kernel";
import type { Random } from "../random";
import type { ScriptedPlayer } from "../script";

/** More answers than this end a playout where it is. */
const MAX_ANSWERS = 120;

/**
 * Plays a simulated game on, in place, with quick answers for every seat.
 * @param until whether to stop.
 */
export function playOn(
  g: Engine,
  player: ScriptedPlayer,
  until: (g: Engine) => boolean,
  random: Random,
): void {
  for (let n = 0; n < MAX_ANSWERS && !until(g); n++) {
    if (g.state.decision === null || g.state.outcome !== null) return;
    answerLegal(g, player.quick(g, random));
  }
}
