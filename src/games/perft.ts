import type { Config, Rules } from "../kernel";

/** A position that perft counts from: a seeded game, played on by seeded answers. */
export interface PerftPosition {
  readonly name: string;
  readonly seed: string;
  /** Play on to the first question of this turn outside windows; 0: to the very first question. */
  readonly turn: number;
  readonly options: Config["options"];
}

/** Numbers of sequences by position, from depth 1 on. */
export type PerftNumbers = Readonly<Record<string, readonly number[]>>;

/** What perft counts of a game: `src/games/SLUG/perft/index.ts` exports it as `perft`. */
export interface PerftGame {
  readonly slug: string;
  /** Over a small pool of its own, so that its numbers stay the same while the printed pool changes. */
  readonly rules: Rules;
  /** The deck of both seats at a table with these options. */
  readonly deck: (options: Config["options"]) => readonly string[];
  readonly positions: readonly PerftPosition[];
  /** The committed numbers. */
  readonly numbers: PerftNumbers;
}

/** A position that is called like its seed. */
export const position = (seed: string, turn: number, options: Config["options"] = {}): PerftPosition => {
  return { name: seed, seed, turn, options };
};
