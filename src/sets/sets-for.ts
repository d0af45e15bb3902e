import type { CardSet } from "../games/card-set";
import type { Game } from "../games/game";
import { namedIn } from "./named-in";

/** The sets that a match with these cards needs, each with those cards and the cards that they name. */
export function setsFor({ sets = [] }: Pick<Game, "sets">, names: readonly string[]): readonly CardSet[] {
  const own = new Map(sets.flatMap(({ cards }) => cards).map((card) => [card.name, card]));
  const known = new Set(own.keys());
  const used = new Set(names);
  // Grows while it is walked.
  for (const name of used) {
    const card = own.get(name);
    if (card !== undefined) for (const other of namedIn(card, known)) used.add(other);
  }
  return sets
    .map((set) => ({ ...set, cards: set.cards.filter(({ name }) => used.has(name)) }))
    .filter(({ cards }) => cards.length > 0);
}
