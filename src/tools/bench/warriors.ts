import { entry, SeededChooser } from "./contestant";

export const DECK_SIZE = 12;
export const OPENING_HAND = 3;
export const DIE = 20;

/** D20 6.2: the order of a Warrior's eight numbers. */
export const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

/**
 * The eight numbers, 0 to 4, of the benchmark's 24 Warriors, in the order of DIRECTIONS. The first twelve are
 * the first seat's deck, the others the second's. They are the same in every run and for every contestant.
 */
export const WARRIORS: readonly (readonly number[])[] = drawNumbers();

/** D20 5.5, 5.6: the printed number of a Warrior in one direction. */
export function numberOf(card: number, direction: number): number {
  return entry(entry(WARRIORS, card), direction);
}

function drawNumbers(): number[][] {
  const source = new SeededChooser(20);
  return Array.from({ length: 2 * DECK_SIZE }, () => DIRECTIONS.map(() => source.below(5)));
}
