import { fillDeck } from "../building/fill";
import type { BuiltGame } from "../building/legal";
import { poolLimits, withinLimits } from "./pool";
import { poolAims } from "./pool-aims";

/** A card of the stock is taken only where the pool has nothing as good. */
const STOCK = 3;

/**
 * A legal deck from the cards of a pool and from the stock. `stockIn` says what it has of the stock. The same pool and
 * seed give the same deck.
 * @throws RangeError if there is none.
 */
export function buildFromPool(game: BuiltGame, pool: readonly string[], seed: string): readonly string[] {
  const own = new Set(pool);
  const { worth, ...aims } = poolAims(game, pool, seed);
  const filled = fillDeck(withinLimits(game, poolLimits(game, pool)), [], {
    ...aims,
    worth: (card) => (worth?.(card) ?? 0) - (own.has(card.name) ? 0 : STOCK),
  });
  if ("stuck" in filled) throw new RangeError(`no deck of ${game.slug} from this pool`);
  return filled.added.map(({ name }) => name);
}
