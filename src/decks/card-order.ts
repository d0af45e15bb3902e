import { currentLocale } from "../text";
import { type CardEntry, cardEntries, nameOf, type SearchedGame } from "./card-entries";

export const SORT_ORDERS = ["number", "name", "cost", "type"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

type Compare = (a: CardEntry, b: CardEntry) => number;
type Sorted = Map<SortOrder, readonly CardEntry[]>;

const kept = new WeakMap<readonly CardEntry[], Sorted>();

/**
 * The cards of a game in an order. Sorted once.
 * @param every also cards that no deck may hold.
 */
export function entriesBy(game: SearchedGame, order: SortOrder, every = false): readonly CardEntry[] {
  const entries = cardEntries(game, every);
  const sorted = kept.get(entries) ?? new Map<SortOrder, readonly CardEntry[]>();
  kept.set(entries, sorted);
  const known = sorted.get(order) ?? entries.toSorted(comparerOf(game, order));
  sorted.set(order, known);
  return known;
}

/** Cards that compare as equal stay in the order of their numbers. */
function comparerOf({ slug, deck }: SearchedGame, order: SortOrder): Compare {
  const { compare } = new Intl.Collator(currentLocale());
  const byName: Compare = (a, b) => compare(nameOf(slug, a.card), nameOf(slug, b.card));
  const cost = ({ card }: CardEntry) => deck.cost?.(card) ?? Number.MAX_SAFE_INTEGER;
  const byCost: Compare = (a, b) => cost(a) - cost(b);
  const place = ({ card }: CardEntry) => deck.sections.findIndex((section) => section.holds(card));
  switch (order) {
    case "number":
      return () => 0;
    case "name":
      return byName;
    case "cost":
      return (a, b) => byCost(a, b) || byName(a, b);
    case "type":
      return (a, b) =>
        place(a) - place(b) || compare(a.card.type, b.card.type) || byCost(a, b) || byName(a, b);
  }
}
