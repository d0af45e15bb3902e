import { battleCores } from "../../games/battle-cores";
import { d20Warriors } from "../../games/d20-warriors";
import type { Game } from "../../games/game";

/** The games that the command line can play. */
export const GAMES: readonly Game[] = [d20Warriors, battleCores];

/**
 * The game with this slug.
 * @throws RangeError with the known slugs when there is none.
 */
export function gameBySlug(slug: string): Game {
  const game = GAMES.find((known) => known.slug === slug);
  if (game !== undefined) return game;
  throw new RangeError(`no game "${slug}"; known: ${GAMES.map((known) => known.slug).join(", ")}`);
}
