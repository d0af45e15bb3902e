import type { StarterDeck } from "../../game";

type Counts = Readonly<Record<string, number>>;

const list = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([name, n]) => Array<string>(n).fill(name));

/** A starter deck from how many there are of each card, in the deck and in its side deck. */
export const starter = (
  named: Omit<StarterDeck, "cards" | "side">,
  counts: Counts,
  side: Counts,
): StarterDeck => ({ ...named, cards: list(counts), side: list(side) });
