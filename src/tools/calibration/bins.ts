import { logistic, logOdds } from "../../opponents/log-odds";
import type { Sample } from "./samples";

/** The samples whose win chance is in one tenth. */
export interface Bin {
  readonly count: number;
  /** The mean chance, and the share won, 0 to 1. */
  readonly predicted: number;
  readonly won: number;
  /** Half the width of the 95 % interval of their difference. */
  readonly margin: number;
}

const BINS = 10;

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

const binOf = ({ chance }: Sample): number => Math.min(BINS - 1, Math.floor(chance * BINS));

function binWith(samples: readonly Sample[]): Bin {
  const count = samples.length;
  // The samples of one game share its result, so each game counts as one observation.
  const byGame = new Map<number, number>();
  for (const { game, chance, points } of samples) byGame.set(game, (byGame.get(game) ?? 0) + points - chance);
  const spread = Math.sqrt(sum([...byGame.values()].map((n) => n * n)));
  return {
    count,
    predicted: sum(samples.map(({ chance }) => chance)) / Math.max(1, count),
    won: sum(samples.map(({ points }) => points)) / Math.max(1, count),
    margin: (1.96 * spread) / Math.max(1, count),
  };
}

/** Ten bins, the lowest win chance first. */
export const binsOf = (samples: readonly Sample[]): Bin[] =>
  Array.from({ length: BINS }, (_, bin) => binWith(samples.filter((sample) => binOf(sample) === bin)));

/** The mean difference between predicted and won, weighted by samples, 0 to 1. */
export function meanError(bins: readonly Bin[]): number {
  const all = sum(bins.map(({ count }) => count));
  return sum(bins.map(({ count, predicted, won }) => count * Math.abs(won - predicted))) / Math.max(1, all);
}

const STEPS = 20;

/**
 * By how much the predicted log odds would have to be stretched and moved to fit the results best: 1 and 0 if they are right.
 */
export function fitOf(samples: readonly Sample[]): { readonly stretch: number; readonly moved: number } {
  let stretch = 1;
  let moved = 0;
  // Newton's method on the likelihood of the results.
  for (let step = 0; step < STEPS; step++) {
    let [a, b, aa, ab, bb] = [0, 0, 1e-9, 0, 1e-9];
    for (const { chance, points } of samples) {
      const x = logOdds(chance);
      const p = logistic(stretch * x + moved);
      const weight = p * (1 - p);
      a += (points - p) * x;
      b += points - p;
      aa += weight * x * x;
      ab += weight * x;
      bb += weight;
    }
    const determinant = aa * bb - ab * ab;
    if (determinant <= 0) break;
    stretch += (a * bb - b * ab) / determinant;
    moved += (b * aa - a * ab) / determinant;
  }
  return { stretch, moved };
}
