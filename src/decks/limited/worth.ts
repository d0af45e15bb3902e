import type { PrintedCard } from "../../language";
import type { BuiltGame } from "../building/legal";
import { deckCards } from "../codes";
import { limitedOf } from "./event";

/** How much better than others of its type a card is, at most. */
const MOST = 2;
/** A card of a starter deck is known to work. */
const PROVEN = 0.4;

/** What each card of a game is worth among those of its type: from -2 to 2, about 0 for an average one. */
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

/** The worth of each card, in standard deviations from the mean. */
function ratings(game: BuiltGame, cards: readonly PrintedCard[]): readonly (readonly [string, number])[] {
  const all = cards.map((card) => limitedOf(game).worth(card));
  const mean = (values: readonly number[]) => values.reduce((sum, n) => sum + n, 0) / values.length;
  const middle = mean(all);
  const spread = Math.sqrt(mean(all.map((n) => (n - middle) ** 2)));
  return cards.map(({ name }, i) => [name, ((all[i] ?? middle) - middle) / (spread || 1)]);
}
