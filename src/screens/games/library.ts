import type { Game } from "../../games/game";
import { loadGame } from "../../store/games";

/**
 * Loads a game with its rules and cards.
 * @throws when its code cannot be loaded or no game has this slug.
 */
export async function openGame(slug: string): Promise<Game> {
  const game = await loadGame(slug);
  if (game === null) throw new RangeError(`${slug} cannot be played yet`);
  return game;
}
