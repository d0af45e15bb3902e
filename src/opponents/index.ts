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
 * A scripted opponent's answer to the open question. Pure: it follows from the arguments alone.
 * @param slug the game. @param view what the asked seat may know. @param seed any text; softness of the level.
 * @param effort times the usual search effort (to find out what more thinking would bring).
 * @throws RangeError when the game has no scripted opponent, or nobody is asked.
 */
export function decide(slug: string, level: LevelName, view: View, seed: string, effort = 1): Answer {
  const script = SCRIPTS[slug];
  if (script === undefined) throw new RangeError(`no scripted opponent for ${slug}`);
  return script(level, view, seed, effort);
}
