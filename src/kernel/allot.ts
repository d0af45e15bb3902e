import type { Decision } from "./decision";

export type Allotting = Extract<Decision, { kind: "allot" }>;

/** Is every share within its bounds, and every total? */
export function fitsShares({ options, totals }: Allotting, amounts: readonly number[]): boolean {
  if (amounts.length !== options.length) return false;
  const within = options.every(({ least = 0, most }, i) => inRange(amounts[i] ?? -1, least, most));
  return within && totals.every(({ of, min, max }) => inRange(sumOfShares(amounts, of), min, max));
}

const inRange = (n: number, min: number, max: number) => n >= min && n <= max;

/**
 * What some of the shares come to.
 * @param of indexes of the shares that count; absent: all.
 */
export function sumOfShares(amounts: readonly number[], of?: readonly number[]): number {
  if (of === undefined) return amounts.reduce((sum, n) => sum + n, 0);
  return of.reduce((sum, i) => sum + (amounts[i] ?? 0), 0);
}

/**
 * Legal answers, the proposal first.
 * @param limit how many at most.
 */
export function allotments(decision: Allotting, limit: number): (readonly number[])[] {
  const { options, totals, proposal } = decision;
  const found: (readonly number[])[] = [proposal];
  const isProposal = (amounts: readonly number[]) => amounts.every((n, i) => n === proposal[i]);
  /** What the shares from `at` on can still add to a total: no branch without an answer is entered. */
  const room = (at: number, of: readonly number[] | undefined, bound: "least" | "most") =>
    options.reduce(
      (sum, share, i) => (i < at || of?.includes(i) === false ? sum : sum + (share[bound] ?? 0)),
      0,
    );
  const canEnd = (amounts: readonly number[]) =>
    totals.every(({ of, min, max }) => {
      const sum = sumOfShares(amounts, of);
      return sum + room(amounts.length, of, "least") <= max && sum + room(amounts.length, of, "most") >= min;
    });
  const extend = (amounts: readonly number[]): void => {
    if (found.length >= limit || !canEnd(amounts)) return;
    const share = options[amounts.length];
    if (share === undefined) {
      if (!isProposal(amounts)) found.push(amounts);
      return;
    }
    for (let n = share.most; n >= (share.least ?? 0); n--) extend([...amounts, n]);
  };
  extend([]);
  return found;
}
