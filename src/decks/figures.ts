import type { Game } from "../games/game";
import type { CardFacet, FacetValue } from "../games/game-deck";
import type { PrintedCard } from "../language";

type Counted = Pick<Game, "cards" | "deck">;

const cardsOf = ({ cards: { pool } }: Counted, names: readonly string[]): readonly PrintedCard[] =>
  names.flatMap((name) => (Object.hasOwn(pool, name) ? (pool[name] ?? []) : []));

/** How many cards cost this much; the last step counts all that cost as much or more. */
export interface CurveStep {
  readonly cost: number;
  readonly count: number;
  readonly orMore: boolean;
}

/** Costs above this share a step. */
const MOST = 9;

/** Cards by cost, without gaps from the least cost on. Empty for games and cards without costs. */
export function costCurve(game: Counted, names: readonly string[]): readonly CurveStep[] {
  const costs = cardsOf(game, names).flatMap((card) => game.deck.cost?.(card) ?? []);
  if (costs.length === 0) return [];
  const least = Math.min(...costs, MOST);
  const steps = Math.min(Math.max(...costs), MOST) - least + 1;
  return Array.from({ length: steps }, (_, i) => {
    const cost = least + i;
    const orMore = cost === MOST && costs.some((one) => one > MOST);
    return { cost, orMore, count: costs.filter((one) => Math.min(one, MOST) === cost).length };
  });
}

/** How many cards of a deck have each value of a filter, most first. */
export interface Split {
  readonly facet: CardFacet;
  readonly shares: readonly (FacetValue & { readonly count: number })[];
}

/** A deck by the values of each filter, without filters that all or none of its cards share, and without the cost. */
export function deckSplits(game: Counted, names: readonly string[]): readonly Split[] {
  const cards = cardsOf(game, names);
  return game.deck.facets
    .filter(({ key }) => key !== "cost")
    .map((facet) => ({ facet, shares: sharesOf(facet, cards) }))
    .filter(({ shares }) => shares.length > 1);
}

function sharesOf(facet: CardFacet, cards: readonly PrintedCard[]): Split["shares"] {
  const shares = new Map<string, FacetValue & { count: number }>();
  for (const card of cards)
    for (const value of facet.values(card)) {
      const share = shares.get(value.value) ?? { ...value, count: 0 };
      share.count += 1;
      shares.set(value.value, share);
    }
  return [...shares.values()].sort((a, b) => b.count - a.count);
}
