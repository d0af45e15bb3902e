import type { Answer } from "../kernel";

/** One thing an opponent thinks of when it weighs an answer. */
export interface Consideration<Context> {
  /** What it is, in words. */
  readonly name: string;
  /** How much it counts; a score is multiplied by it. */
  readonly weight: number;
  /** How well the answer does in this respect; 0 where it has nothing to say. */
  score(context: Context, answer: Answer): number;
}

/** @param name what it is about, in words. @param weight how much it counts. @param score 0: nothing to say. */
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
