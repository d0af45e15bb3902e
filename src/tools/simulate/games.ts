import type { Game } from "../../games/game";
import { GAMES as ENTRIES, loadGames, loadOpponents } from "../../games/registry";
import type { Workshop } from "../../games/workshop";
import type { Rules } from "../../kernel";
import type { Script } from "../../opponents";

/** The games that the command line can play. */
export const GAMES: readonly Game[] = await loadGames();

const OPPONENTS = await loadOpponents();

/** What is needed to play cards that players wrote, by game. */
interface OwnCards {
  readonly workshop: Workshop;
  readonly scriptFor: (rules: Rules) => Script;
}

const OWN_CARDS: ReadonlyMap<string, OwnCards> = new Map(
  await Promise.all(
    ENTRIES.map(
      async ({ slug, parts }) =>
        [slug, { workshop: await parts.workshop(), scriptFor: await parts.opponentFor() }] as const,
    ),
  ),
);

/** @throws RangeError when there is no such game. */
function ownCardsOf({ slug }: Game): OwnCards {
  const own = OWN_CARDS.get(slug);
  if (own === undefined) throw new RangeError(`no workshop for "${slug}"`);
  return own;
}

/**
 * How players write cards of a game.
 * @throws RangeError when there is no such game.
 */
export const workshopOf = (game: Game): Workshop => ownCardsOf(game).workshop;

/**
 * The game with this slug.
 * @throws RangeError with the known slugs when there is none.
 */
export function gameBySlug(slug: string): Game {
  const game = GAMES.find((known) => known.slug === slug);
  if (game !== undefined) return game;
  throw new RangeError(`no game "${slug}"; known: ${GAMES.map((known) => known.slug).join(", ")}`);
}

/** Opponents of games with sets. Both games of a pair need the same. */
const withSets = new WeakMap<Game, Script>();

/**
 * The scripted opponent of a game, which may have sets.
 * @throws RangeError when there is no such game.
 */
export function opponentOf(game: Game): Script {
  const { slug, sets } = game;
  const opponent = sets === undefined ? OPPONENTS.get(slug) : withSets.get(game);
  if (opponent !== undefined) return opponent;
  if (sets === undefined) throw new RangeError(`no opponent for "${slug}"`);
  const made = ownCardsOf(game).scriptFor(game.rules);
  withSets.set(game, made);
  return made;
}
