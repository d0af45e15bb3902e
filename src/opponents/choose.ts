import type { Answer } from "../kernel";
import { type Consideration, scoreOf } from "./consideration";
import type { Random } from "./random";

/** How an opponent of one level decides. */
export interface Level<Context> {
  readonly considerations: readonly Consideration<Context>[];
  /** Spread of the random noise added to every score: 0 always takes the best answer. */
  readonly noise: number;
}

/** Symmetric noise around 0, mostly within 1: the sum of two fair fractions. */
function symmetricNoise(random: Random): number {
  return random.fraction() + random.fraction() - 1;
}

/** Only breaks ties. */
const MIN_NOISE = 1e-9;

/**
 * The answer with the best score.
 * @param answers at least one.
 * @param random source of the level's noise and of tie breaks.
 * @throws RangeError without answers.
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
      scoreOf(level.considerations, context, answer) + (level.noise + MIN_NOISE) * symmetricNoise(random);
    if (score > most || best === undefined) {
      best = answer;
      most = score;
    }
  }
  if (best === undefined) throw new RangeError("no answer to choose from");
  return best;
}

/** The answers with their scores, the best first. Equal ones keep their order. */
export function rank<Context>(
  considerations: Level<Context>["considerations"],
  context: Context,
  answers: readonly Answer[],
): { readonly answer: Answer; readonly score: number }[] {
  return answers
    .map((answer) => ({ answer, score: scoreOf(considerations, context, answer) }))
    .sort((a, b) => b.score - a.score);
}
