import { type Answer, answerLegal, type Engine } from "../../kernel";

/** More answers than this end a playout where it is. */
const MAX_ANSWERS = 120;

/**
 * Plays a simulated game on, in place.
 * @param until whether to stop.
 * @param next the answer to the open decision.
 */
export function playOn(g: Engine, until: (g: Engine) => boolean, next: (g: Engine) => Answer): void {
  for (let n = 0; n < MAX_ANSWERS && !until(g); n++) {
    if (g.state.decision === null || g.state.outcome !== null) return;
    answerLegal(g, next(g));
  }
}
