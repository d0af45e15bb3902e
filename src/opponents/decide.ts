import { partsOf } from "../games/registry";
import { type Answer, NONE, type View } from "../kernel";
import type { LevelName } from "./script";

/**
 * A scripted opponent's answer to the open decision. Loads only the opponent of that game. The same arguments give the
 * same answer.
 * @param slug the game.
 * @param level how strong it plays.
 * @param view what the seat may know.
 * @param seed any text; varies the choice among similar answers.
 * @returns null during a time-out, when no player may answer.
 * @throws RangeError if the game is unknown or no decision is open.
 */
export async function decide(
  slug: string,
  level: LevelName,
  view: View,
  seed: string,
): Promise<Answer | null> {
  const opponent = await partsOf(slug).opponent();
  return view.paused === NONE ? opponent(level, view, seed) : null;
}
