/** The totals of a number of random games. */
export interface PlayTotals {
  readonly games: number;
  /** Moves made by the players: every placement, attack and end of turn. */
  readonly actions: number;
  /** Legal actions listed over all moves. Evidence that every contestant lists all of them each time. */
  readonly offered: number;
  /** Games won by the player who went first. */
  readonly firstWins: number;
  readonly draws: number;
}

/** One implementation of the benchmarked rules (see rules.md). */
export interface Contestant {
  readonly name: string;
  /** Plays whole games at random. The same seed and number give the same games. */
  play(seed: number, games: number): PlayTotals;
}

/** A source of integers: below(n) is one of 0 to n - 1, all equally likely. */
export interface Chooser {
  below(n: number): number;
}

/** The seeded generator (mulberry32) for the random choice of moves, independent of the engines. */
export class SeededChooser implements Chooser {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed ^ (seed >>> 16), 0x21f0aaad) | 0;
  }

  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  }
}

/** The entry of a list that is known to exist. */
export function entry<T>(list: { readonly [index: number]: T }, index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`no entry ${index}`);
  return found;
}
