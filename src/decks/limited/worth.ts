import type { PrintedCard } from "../../language";
import type { BuiltGame } from "../building/legal";
import { deckCards } from "../codes";
import { limitedOf } from "./event";

/** How much better than others of its type a card is, at most. */
const MOST = 2;
/** A card of a starter deck is known to work. */
const PROVEN = 0.4;

/** What each card of a game is worth among those of its type and cost: from -2 to 2, about 0 for an average one. */
export function worthOf(game: BuiltGame): (card: PrintedCard) => number {
  const known = worths.get(game.cards.pool);
  if (known !== undefined) return known;
  const proven = new Set(game.deck.starters.flatMap(({ cards }) => cards));
  const cards = deckCards(game);
  const values = new Map<string, number>();
  for (const type of new Set(cards.map((card) => card.type)))
    for (const [name, rated] of ratings(
      game,
      cards.filter((card) => card.type === type),
    )) {
      const worth = rated + (proven.has(name) ? PROVEN : -PROVEN);
      values.set(name, Math.max(-MOST, Math.min(MOST, worth)));
    }
  const found = ({ name }: PrintedCard) => values.get(name) ?? 0;
  worths.set(game.cards.pool, found);
  return found;
}

/** Pools never change. */
const worths = new WeakMap<object, (card: PrintedCard) => number>();

/** The worth of each card, in standard deviations from what its cost buys on average. */
function ratings(game: BuiltGame, cards: readonly PrintedCard[]): readonly (readonly [string, number])[] {
  const all = cards.map((card) => limitedOf(game).worth(card));
  const costs = cards.map((card) => game.deck.cost?.(card) ?? 0);
  const [middle, usual] = [mean(all), mean(costs)];
  const apart = costs.map((cost) => cost - usual);
  // The line of least squares through worth by cost.
  const slope =
    mean(all.map((n, i) => (n - middle) * (apart[i] ?? 0))) / (mean(apart.map((n) => n ** 2)) || 1);
  const better = all.map((n, i) => n - middle - slope * (apart[i] ?? 0));
  const spread = Math.sqrt(mean(better.map((n) => n ** 2)));
  return cards.map(({ name }, i) => [name, (better[i] ?? 0) / (spread > LEAST ? spread : 1)]);
}

/** Cards of a kind that do not differ are worth the same. */
const LEAST = 1e-6;

const mean = (values: readonly number[]) => values.reduce((sum, n) => sum + n, 0) / values.length;
