import type { StarterDeck } from "../../game-deck";

type Named = Omit<StarterDeck, "cards">;

/** A starter deck from the number of copies of each card: commander, units, other cards, resources, Reserve cards. */
export const starter = (named: Named, counts: Readonly<Record<string, number>>): StarterDeck => ({
  ...named,
  cards: Object.entries(counts).flatMap(([name, n]) => Array<string>(n).fill(name)),
});
