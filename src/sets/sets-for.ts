import type { CardSet } from "../games/card-set";
import type { Game } from "../games/game";

/** The sets that a match with these cards needs, each with no more than those cards. */
export function setsFor({ sets = [] }: Pick<Game, "sets">, names: readonly string[]): readonly CardSet[] {
  const used = new Set(names);
  return sets
    .map((set) => ({ ...set, cards: set.cards.filter(({ name }) => used.has(name)) }))
    .filter(({ cards }) => cards.length > 0);
}
