import type { CardFacet, Copies, FacetValue } from "../games/game-deck";
import type { PrintedCard } from "../language";
import { type CardEntry, cardEntries, type SearchedGame } from "./card-entries";
import { entriesBy, type SortOrder } from "./card-order";
import { fold } from "./fold";
import { copiesInPool } from "./pool";

/** The values chosen in each filter, by the filter's key. */
export type ChosenFacets = Readonly<Record<string, readonly string[]>>;

/** Which cards to show. */
export interface CardQuery {
  /** Words that must all be found. A phrase in quotes counts as one word. */
  readonly text?: string;
  /** A card needs one of the values chosen in each filter. */
  readonly facets?: ChosenFacets;
  /** Defaults to the card number. */
  readonly sort?: SortOrder;
  /** Also cards that no deck may hold. */
  readonly every?: boolean;
  /** Only these cards. */
  readonly pool?: Copies | undefined;
}

/** A filter, and how many cards each of its values would show. */
export interface FacetChoices {
  readonly facet: CardFacet;
  readonly options: readonly (FacetValue & { readonly count: number })[];
}

/** The words of a query, folded. */
const wordsOf = (text: string): readonly string[] =>
  Array.from(
    fold(text).matchAll(/"([^"]+)"?|([^\s"]+)/g),
    ([, phrase, word]) => phrase?.trim() ?? word ?? "",
  ).filter((word) => word !== "");

/** How well a card fits the words: 0 for a name that begins with them, or null if one is missing. */
function rankOf({ name, kinds, text }: CardEntry, words: readonly string[]): number | null {
  if (words.every((word) => name.includes(word))) return name.startsWith(words[0] ?? "") ? 0 : 1;
  if (words.every((word) => name.includes(word) || kinds.includes(word))) return 2;
  return words.every((word) => name.includes(word) || kinds.includes(word) || text().includes(word))
    ? 3
    : null;
}

const RANKS = [0, 1, 2, 3];

function fits({ values }: CardEntry, chosen: ChosenFacets, except?: string): boolean {
  return Object.entries(chosen).every(
    ([key, wanted]) =>
      key === except || wanted.length === 0 || values.get(key)?.some(({ value }) => wanted.includes(value)),
  );
}

const isIn = (pool: Copies | undefined, { card }: CardEntry): boolean =>
  pool === undefined || copiesInPool(pool, card.name) > 0;

/** The cards that a query finds: by name first, then by type, then by text; in each in the order asked for. */
export function searchCards(game: SearchedGame, query: CardQuery): readonly PrintedCard[] {
  const { text = "", facets = {}, sort = "number", every, pool } = query;
  const words = wordsOf(text);
  const found: readonly PrintedCard[][] = RANKS.map(() => []);
  for (const entry of entriesBy(game, sort, every)) {
    const rank = isIn(pool, entry) && fits(entry, facets) ? rankOf(entry, words) : null;
    if (rank !== null) found[rank]?.push(entry.card);
  }
  return found.flat();
}

/** All filters with their values, and the cards that each value would show with the rest of the query. */
export function facetChoices(
  game: SearchedGame,
  { text = "", facets = {}, every, pool }: CardQuery,
): readonly FacetChoices[] {
  const words = wordsOf(text);
  const found = cardEntries(game, every).filter(
    (entry) => isIn(pool, entry) && rankOf(entry, words) !== null,
  );
  return game.deck.facets.map((facet) => {
    const counts = new Map<string, number>();
    for (const entry of found) {
      if (!fits(entry, facets, facet.key)) continue;
      for (const { value } of entry.values.get(facet.key) ?? [])
        counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const options = facetValues(game, facet.key, every).map((value) => ({
      ...value,
      count: counts.get(value.value) ?? 0,
    }));
    return { facet, options };
  });
}

const kept = new WeakMap<readonly CardEntry[], Map<string, readonly FacetValue[]>>();

/** All values of a filter, in the order of card numbers, or by size if they are numbers. */
export function facetValues(game: SearchedGame, key: string, every = false): readonly FacetValue[] {
  const entries = cardEntries(game, every);
  const known = kept.get(entries) ?? new Map<string, readonly FacetValue[]>();
  kept.set(entries, known);
  const values = known.get(key) ?? valuesIn(entries, key);
  known.set(key, values);
  return values;
}

function valuesIn(entries: readonly CardEntry[], key: string): readonly FacetValue[] {
  const all = new Map<string, FacetValue>();
  for (const { values } of entries) for (const value of values.get(key) ?? []) all.set(value.value, value);
  const inOrder = [...all.values()];
  return inOrder.every(({ value }) => /^\d+$/.test(value))
    ? inOrder.toSorted((a, b) => Number(a.value) - Number(b.value))
    : inOrder;
}
