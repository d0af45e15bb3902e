import type { Game } from "../../games/game";
import { partsOf } from "../../games/registry";

/**
 * Loads a game with its rules and cards, those of the player's card sets too. A match does not wait for the artwork.
 * @throws when its code cannot be loaded or no game has this slug.
 */
export async function openGameToPlay(slug: string): Promise<Game> {
  // The landing page prepares games with it, and should not load all that saves need.
  const { loadWithSets } = await import("../../store/sets/installed");
  const { game } = await loadWithSets(slug);
  if (game === null) throw new RangeError(`${slug} cannot be played yet`);
  return game;
}

/** The same for a page that shows artwork, which it waits for. */
export async function openGame(slug: string): Promise<Game> {
  const [game] = await Promise.all([openGameToPlay(slug), partsOf(slug).artwork()]);
  return game;
}
