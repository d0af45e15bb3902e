import type { Answer, View } from "../kernel";
import { battleCoresScript } from "./battle-cores";
import { d20Script } from "./d20-warriors";
import type { LevelName, Script } from "./script";

export { randomAnswer } from "./candidates";
export { type Random, randomFrom } from "./random";
export { LEVELS, type LevelName } from "./script";

/** The scripted opponents by game; `worker-scripts.ts` loads the same ones on demand. */
export const SCRIPTS: Readonly<Record<string, Script>> = {
  "battle-cores": battleCoresScript,
  "d20-warriors": d20Script,
};

/**
 * A scripted opponent's answer to the open question. Pure: the same arguments give the same answer.
 * @param slug the game.
 * @param level how strong it plays.
 * @param view what the asked seat may know.
 * @param seed any text; varies the choice among similar answers.
 * @param effort multiplier of the usual search effort (to measure what more search would gain).
 * @throws RangeError when the game has no scripted opponent, or nobody is asked.
 */
export function decide(slug: string, level: LevelName, view: View, seed: string, effort = 1): Answer {
  const script = SCRIPTS[slug];
  if (script === undefined) throw new RangeError(`no scripted opponent for ${slug}`);
  return script(level, view, seed, effort);
}
