/** A source of random numbers: a seeded one for tools, and that of fast-check in tests. */
export interface Chance {
  /** A number from 0 to n - 1. */
  below(n: number): number;
}

/** One of these, or undefined if there are none. */
export const oneOf = <T>(chance: Chance, all: readonly T[]): T | undefined =>
  all.length === 0 ? undefined : all[chance.below(all.length)];

/** True in this many of a hundred cases. */
export const outOf = (chance: Chance, hundredths: number): boolean => chance.below(100) < hundredths;

/** A number between bounds, as cards have it: mostly small, sometimes in thousands or a bound, now and then below 0. */
export function numberIn(chance: Chance, from: number, to: number): number {
  const n = chance.below(100);
  if (n < 4) return oneOf(chance, [from, to]) ?? from;
  const size = n < 80 ? 1 + chance.below(3) : n < 90 ? chance.below(12) : 1000 * (1 + chance.below(6));
  return Math.min(to, Math.max(from, outOf(chance, 25) ? 0 - size : size));
}
