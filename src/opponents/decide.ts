import type { Game } from "../games/game";
import { loadGameWithSets, partsOf } from "../games/registry";
import { type Answer, NONE, type Plain, type View } from "../kernel";
import type { LevelName } from "./script";
import type { Script } from "./search";

/** The script for the last game with card sets. Such a match asks for it again and again. */
let prepared: { readonly game: Game; readonly script: Script } | null = null;

async function scriptWithSets(slug: string, sets: readonly Plain[]): Promise<Script> {
  const [game, scriptFor] = await Promise.all([loadGameWithSets(slug, sets), partsOf(slug).opponentFor()]);
  if (prepared?.game !== game) prepared = { game, script: scriptFor(game.rules) };
  return prepared.script;
}

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
  const printed = partsOf(slug).opponent;
  const { sets = [] } = view.config;
  const opponent = sets.length === 0 ? await printed() : await scriptWithSets(slug, sets);
  return view.paused === NONE ? opponent(level, view, seed) : null;
}
