import type { Game } from "../../games/game";
import { gameCards, loadGame } from "../../store/games";
import type { WorldSlug } from "./worlds";

/** Can this game be played yet? */
export function isPlayable(world: WorldSlug): boolean {
  return gameCards.some((card) => card.slug === world && card.ready);
}

/** The game with its rules and cards. @throws when its code cannot be loaded, or there is none. */
export async function openGame(world: WorldSlug): Promise<Game> {
  const game = await loadGame(world);
  if (game === null) throw new RangeError(`${world} cannot be played yet`);
  return game;
}
