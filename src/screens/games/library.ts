import type { Game } from "../../games/game";

/**
 * Loads a game with its rules and cards, those of the player's card sets too.
 * @throws when its code cannot be loaded or no game has this slug.
 */
export async function openGame(slug: string): Promise<Game> {
  // The landing page prepares games with it, and should not load all that saves need.
  const { loadWithSets } = await import("../../store/sets/installed");
  const { game } = await loadWithSets(slug);
  if (game === null) throw new RangeError(`${slug} cannot be played yet`);
  return game;
}
