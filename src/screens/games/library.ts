import type { Game } from "../../games/game";
import { gameCards, loadGame } from "../../store/games";
import type { GameSlug } from "./slugs";

/** Can this game be played yet? */
export function isPlayable(slug: GameSlug): boolean {
  return gameCards.some((card) => card.slug === slug && card.ready);
}

/** The game with its rules and cards. @throws when its code cannot be loaded, or there is none. */
export async function openGame(slug: GameSlug): Promise<Game> {
  const game = await loadGame(slug);
  if (game === null) throw new RangeError(`${slug} cannot be played yet`);
  return game;
}
