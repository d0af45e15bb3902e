import type { Game } from "../../games/game";
import { loadGames, loadOpponents } from "../../games/registry";
import type { Script } from "../../opponents";

/** The games that the command line can play. */
export const GAMES: readonly Game[] = await loadGames();

const OPPONENTS = await loadOpponents();

/**
 * The game with this slug.
 * @throws RangeError with the known slugs when there is none.
 */
export function gameBySlug(slug: string): Game {
  const game = GAMES.find((known) => known.slug === slug);
  if (game !== undefined) return game;
  throw new RangeError(`no game "${slug}"; known: ${GAMES.map((known) => known.slug).join(", ")}`);
}

/**
 * The scripted opponent of a game.
 * @throws RangeError when there is no such game.
 */
export function opponentOf({ slug }: Game): Script {
  const opponent = OPPONENTS.get(slug);
  if (opponent === undefined) throw new RangeError(`no opponent for "${slug}"`);
  return opponent;
}
