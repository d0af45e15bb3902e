import type { Answer } from "../kernel";
import { type Consideration, scoreOf } from "./consideration";
import type { Random } from "./random";

/** How an opponent of one strength thinks. */
export interface Level<Context> {
  readonly considerations: readonly Consideration<Context>[];
  /** Spread of the chance added to every score: 0 always takes the best answer. */
  readonly noise: number;
}

/** Two-sided, around 0, mostly within one: the sum of two fair fractions. */
function symmetricNoise(random: Random): number {
  return random.fraction() + random.fraction() - 1;
}

/** Breaks ties only. */
const LEAST_NOISE = 1e-9;

/**
 * The answer that scores best.
 * @param answers at least one. @param random noise of the level, and ties. @throws RangeError without answers.
 */
export function choose<Context>(
  level: Level<Context>,
  context: Context,
  answers: readonly Answer[],
  random: Random,
): Answer {
  let best: Answer | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const score =
      scoreOf(level.considerations, context, answer) + (level.noise + LEAST_NOISE) * symmetricNoise(random);
    if (score > most || best === undefined) {
      best = answer;
      most = score;
    }
  }
  if (best === undefined) throw new RangeError("no answer to choose from");
  return best;
}
