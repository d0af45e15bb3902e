import type { CardFacet, FacetValue } from "../games/game-deck";
import { type CardEntry, cardEntries, type SearchedGame } from "./card-entries";
import { type CardQuery, fits, isIn, rankOf, wordsOf } from "./search";

/** A filter, and how many cards each of its values would show. */
export interface FacetChoices {
  readonly facet: CardFacet;
  readonly options: readonly (FacetValue & { readonly count: number })[];
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
function facetValues(game: SearchedGame, key: string, every = false): readonly FacetValue[] {
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
