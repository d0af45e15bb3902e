import type { Copies } from "../../games/game-deck";
import { cardsOf } from "../building/aims";
import type { BuiltGame } from "../building/legal";
import { countCopies } from "../count-copies";
import { limitedOf } from "./event";

/** The most copies of a card whose number no rule limits: more than any deck has room for, and a number that can be saved. */
const PLENTY = 60;

const copiesOf = ({ cards: { pool }, deck }: BuiltGame, name: string): number => {
  const card = Object.hasOwn(pool, name) ? pool[name] : undefined;
  return card === undefined || !deck.canHold(card) ? 0 : Math.min(PLENTY, deck.copies(card));
};

/** The plain cards that anyone may add to a pool: those of its edition. */
function stockFor(game: BuiltGame, pool: readonly string[]): readonly string[] {
  const { stock, editions = [] } = limitedOf(game);
  const fitting = editions.filter(({ holds }) => cardsOf(game, pool).every(holds));
  if (fitting.length === 0) return stock;
  return stock.filter((name) => fitting.some(({ holds }) => cardsOf(game, [name]).every(holds)));
}

/** The copies of each card that a deck from this pool may hold: those of the pool, and any number of the stock. */
export function poolLimits(game: BuiltGame, pool: readonly string[]): Copies {
  const own = countCopies(pool).map(
    ({ name, copies }) => [name, Math.min(copies, copiesOf(game, name))] as const,
  );
  const plain = stockFor(game, pool).map((name) => [name, copiesOf(game, name)] as const);
  return Object.fromEntries([...own, ...plain].filter(([, copies]) => copies > 0));
}

/** The same game, whose decks hold no more than these copies: for filling and completing a deck. */
export function withinLimits(game: BuiltGame, limits: Copies): BuiltGame {
  const most = (name: string) => (Object.hasOwn(limits, name) ? (limits[name] ?? 0) : 0);
  return {
    ...game,
    deck: {
      ...game.deck,
      canHold: (card) => most(card.name) > 0 && game.deck.canHold(card),
      copies: (card) => Math.min(most(card.name), game.deck.copies(card)),
    },
  };
}

/** The copies in a deck beyond these: with `poolLimits`, those that are neither in the pool nor in the stock. */
export function copiesBeyond(deck: readonly string[], most: Copies): Copies {
  const allowed = (name: string) => (Object.hasOwn(most, name) ? (most[name] ?? 0) : 0);
  return Object.fromEntries(
    countCopies(deck)
      .map(({ name, copies }) => [name, copies - allowed(name)] as const)
      .filter(([, copies]) => copies > 0),
  );
}

/** The copies in a deck that are not of the pool but from the stock. */
export const stockIn = (deck: readonly string[], pool: readonly string[]): Copies =>
  copiesBeyond(deck, Object.fromEntries(countCopies(pool).map(({ name, copies }) => [name, copies])));
