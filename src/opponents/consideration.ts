import type { Answer } from "../kernel";

/** One aspect by which an opponent scores an answer. */
export interface Consideration<Context> {
  readonly name: string;
  /** Factor of its score. */
  readonly weight: number;
  /** How well the answer does in this respect. 0 if it does not apply. */
  score(context: Context, answer: Answer): number;
}

/**
 * @param name a short description.
 * @param weight factor of its score.
 * @param score 0 if it does not apply.
 */
export function consideration<Context>(
  name: string,
  weight: number,
  score: (context: Context, answer: Answer) => number,
): Consideration<Context> {
  return { name, weight, score };
}

/** The weighted sum of all considerations for an answer. */
export function scoreOf<Context>(
  considerations: readonly Consideration<Context>[],
  context: Context,
  answer: Answer,
): number {
  let sum = 0;
  for (const { weight, score } of considerations) sum += weight * score(context, answer);
  return sum;
}
