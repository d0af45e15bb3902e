import type { FacetValue } from "../../games/game-deck";
import type { PrintedCard } from "../../language";
import type { BuiltGame } from "./legal";

/** What a deck should become. */
export interface Aims {
  /** How many cards of each type and cost it should have. */
  readonly types: ReadonlyMap<string, number>;
  readonly costs: ReadonlyMap<number, number>;
  /** How well each colour, faction or the like goes with it: 1 for the best. */
  readonly themes: ReadonlyMap<string, number>;
  /** Cards known to work well in such a deck. */
  readonly proven: ReadonlySet<string>;
  /** Adds a little chance, from 0 to 1 for each card. */
  readonly luck: (name: string) => number;
  /** How good each card is on its own. Defaults to 0 for all. */
  readonly worth?: (card: PrintedCard) => number;
}

/** What a card is built around: its colours, its faction. */
export function themesOf({ deck }: BuiltGame, card: PrintedCard): readonly FacetValue[] {
  const known = themes.get(card);
  if (known !== undefined) return known;
  const values = deck.facets.filter(({ isTheme }) => isTheme).flatMap((facet) => facet.values(card));
  themes.set(card, values);
  return values;
}

/** Cards never change. */
const themes = new WeakMap<PrintedCard, readonly FacetValue[]>();

export const cardsOf = ({ cards: { pool } }: BuiltGame, names: readonly string[]): readonly PrintedCard[] =>
  names.flatMap((name) => (Object.hasOwn(pool, name) ? (pool[name] ?? []) : []));

/** How often each key occurs. */
export function tally<K>(keys: readonly K[]): Map<K, number> {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Counts as parts of the greatest one. */
export function shares(counts: ReadonlyMap<string, number>): Map<string, number> {
  const most = Math.max(1, ...counts.values());
  return new Map(Array.from(counts, ([key, n]) => [key, n / most]));
}

export const themeCounts = (game: BuiltGame, cards: readonly PrintedCard[]) =>
  tally(cards.flatMap((card) => themesOf(game, card).map(({ value }) => value)));

/** The types and costs of a list of cards: the curve of a starter deck is a sensible one. */
export function curveOf(game: BuiltGame, cards: readonly PrintedCard[]): Pick<Aims, "types" | "costs"> {
  return {
    types: tally(cards.map(({ type }) => type)),
    costs: tally(cards.flatMap((card) => game.deck.cost?.(card) ?? [])),
  };
}
