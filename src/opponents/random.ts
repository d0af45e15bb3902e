import { randomBelow, seedRandom } from "../kernel";

/** The opponent's own seeded random source. It never touches the game's. */
export interface Random {
  /**
   * A fair integer from 0 to n - 1.
   * @param n at least 1.
   */
  below(n: number): number;
  /** A number from 0 (included) to 1 (excluded). */
  fraction(): number;
}

const STEPS = 0x40000000;

/** A random source. The same seed gives the same numbers. */
export function randomFrom(seed: string): Random {
  const holder = { state: { random: seedRandom(seed) } };
  return {
    below: (n) => randomBelow(holder, n),
    fraction: () => randomBelow(holder, STEPS) / STEPS,
  };
}
