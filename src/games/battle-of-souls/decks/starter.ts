import type { StarterDeck } from "../../game-deck";

type Counts = Readonly<Record<string, number>>;

const list = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([name, n]) => Array<string>(n).fill(name));

/** Builds a starter deck from card counts, for the deck and its side deck. */
export const starter = (
  named: Omit<StarterDeck, "cards" | "side">,
  counts: Counts,
  side: Counts,
): StarterDeck => ({ ...named, cards: list(counts), side: list(side) });
