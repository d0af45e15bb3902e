import type { Config, Rules } from "../kernel";

/** A position for perft: a seeded game after a number of seeded answers. */
export interface PerftPosition {
  readonly name: string;
  readonly seed: string;
  /** Plays to the first decision of this turn outside windows. 0 stops at the very first decision. */
  readonly turn: number;
  readonly options: Config["options"];
}

/** Numbers of sequences by position, from depth 1. */
export type PerftNumbers = Readonly<Record<string, readonly number[]>>;

/** What perft counts in a game. `src/games/SLUG/perft/index.ts` exports it as `perft`. */
export interface PerftGame {
  readonly slug: string;
  /** Uses a small card pool of its own, so that the numbers stay the same while the printed pool changes. */
  readonly rules: Rules;
  /** The deck of both seats under these options. */
  readonly deck: (options: Config["options"]) => readonly string[];
  readonly positions: readonly PerftPosition[];
  readonly numbers: PerftNumbers;
}

/** A position named after its seed. */
export const position = (seed: string, turn: number, options: Config["options"] = {}): PerftPosition => {
  return { name: seed, seed, turn, options };
};
