/** What a review says of a decision. */
export const VERDICTS = ["forced", "best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The least loss of win chance of each fault, 0 to 1, the worst first. */
const FAULTS: readonly (readonly [Verdict, number])[] = [
  ["blunder", 0.2],
  ["mistake", 0.1],
  ["inaccuracy", 0.05],
];

/** Below this loss, an answer is as good as the best one. */
const AS_GOOD = 0.01;

/**
 * @param loss of win chance against the best answer found, 0 to 1.
 */
export function verdictOf(loss: number): Verdict {
  const fault = FAULTS.find(([, least]) => loss >= least);
  if (fault !== undefined) return fault[0];
  return loss < AS_GOOD ? "best" : "good";
}

/** Whether something was lost by a decision. */
export const isFault = (verdict: Verdict): boolean => FAULTS.some(([fault]) => fault === verdict);

/** How fast the accuracy of a decision falls with its loss: 5 points of win chance leave 67 %. */
const FALL = 8;

/**
 * The accuracy of a player, 0 to 100: the mean over its decisions, each e to the power of -8 times its loss. Null
 * without any.
 * @param losses of the decisions that left a choice, 0 to 1.
 */
export function accuracyOf(losses: readonly number[]): number | null {
  if (losses.length === 0) return null;
  const sum = losses.reduce((all, loss) => all + Math.exp(-FALL * loss), 0);
  return (100 * sum) / losses.length;
}
