import type { CardSet } from "../games/card-set";
import type { Game } from "../games/game";
import { namedIn } from "./named-in";

/**
 * The sets that a match with these cards needs: those that the cards are of, and those that a card of such a set names.
 * Every player sees them, so they are whole: a part of a set would tell which of its cards are in the decks.
 */
export function setsFor({ sets = [] }: Pick<Game, "sets">, names: readonly string[]): readonly CardSet[] {
  const homes = new Map(sets.flatMap((set) => set.cards.map((card) => [card.name, set] as const)));
  const known = new Set(homes.keys());
  const used = new Set(names.flatMap((name) => homes.get(name) ?? []));
  // Grows while it is walked.
  for (const { cards } of used)
    for (const card of cards)
      for (const other of namedIn(card, known)) {
        const home = homes.get(other);
        if (home !== undefined) used.add(home);
      }
  return sets.filter((set) => used.has(set));
}
