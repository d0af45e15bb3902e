import type { Game } from "../games/game";
import { loadGameWithSets, partsOf } from "../games/registry";
import { type Answer, NONE, type Plain, type View } from "../kernel";
import type { LevelName } from "./script";
import type { Script, Share, Trials } from "./search";
import { type ThinkingTime, thinkInSlices } from "./think-in-slices";

/** The script for the last game with card sets. Such a match asks for it again and again. */
let prepared: { readonly game: Game; readonly script: Script } | null = null;

async function scriptWithSets(slug: string, sets: readonly Plain[]): Promise<Script> {
  const [game, scriptFor] = await Promise.all([loadGameWithSets(slug, sets), partsOf(slug).opponentFor()]);
  if (prepared?.game !== game) prepared = { game, script: scriptFor(game.rules) };
  return prepared.script;
}

/**
 * The opponent of a game, with the expert.
 * @param sets the card sets of the match, as data.
 */
export async function scriptOf(slug: string, sets: readonly Plain[]): Promise<Script> {
  return sets.length === 0 ? partsOf(slug).opponent() : scriptWithSets(slug, sets);
}

/** Searches a share of the expert's worlds at the same time. Resolves to null if it cannot. */
export type Helper = (slug: string, view: View, seed: string, share: Share) => Promise<Trials | null>;

/** Two search at the same time, one of them this one. */
const OWN: Share = { part: 0, of: 2 };
const OTHER: Share = { part: 1, of: 2 };

/**
 * What the expert has tried in a share of its worlds.
 * @throws RangeError if the game is unknown or no decision is open.
 */
export async function trialsIn(
  share: Share,
  slug: string,
  view: View,
  seed: string,
  time: ThinkingTime,
): Promise<Trials> {
  const opponent = await scriptOf(slug, view.config.sets ?? []);
  return (await thinkInSlices(opponent.think(view, seed, undefined, share), time)).trials;
}

/**
 * A scripted opponent's answer to the open decision. Loads only the opponent of that game. The same arguments give the
 * same answer, unless the expert runs out of time.
 * @param slug the game.
 * @param level how strong it plays.
 * @param view what the seat may know.
 * @param seed any text; varies the choice among similar answers.
 * @param time how long the expert may think. By default to the end of its search, at a stretch.
 * @param helper searches half of the expert's worlds. By default the expert searches all of them itself.
 * @returns null during a time-out, when no player may answer.
 * @throws RangeError if the game is unknown or no decision is open.
 */
export async function decide(
  slug: string,
  level: LevelName,
  view: View,
  seed: string,
  time?: ThinkingTime,
  helper?: Helper,
): Promise<Answer | null> {
  const parts = partsOf(slug);
  const { sets = [] } = view.config;
  // Most matches have no expert, and load no search.
  if (level !== "expert" && sets.length === 0) {
    const player = await parts.scripted();
    return view.paused === NONE ? player.answer(level, view, seed) : null;
  }
  const opponent = await scriptOf(slug, sets);
  if (view.paused !== NONE) return null;
  if (level !== "expert" || time === undefined) return opponent(level, view, seed);
  const helped = helper?.(slug, view, seed, OTHER);
  const share = helper === undefined ? undefined : OWN;
  const own = await thinkInSlices(opponent.think(view, seed, undefined, share), time);
  const other = (await helped) ?? null;
  return (other === null ? own : opponent.joined(own.trials, other)).answer;
}
