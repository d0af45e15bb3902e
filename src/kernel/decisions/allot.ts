import type { Decision } from "./decision";

/** A decision on shares: how much of each option, within totals. */
export type AllotDecision = Extract<Decision, { kind: "allot" }>;

/** Whether every share and every total is within its bounds. */
export function fitsShares({ options, totals }: AllotDecision, amounts: readonly number[]): boolean {
  if (amounts.length !== options.length) return false;
  const within = options.every(({ least = 0, most }, i) => inRange(amounts[i] ?? -1, least, most));
  return within && totals.every(({ of, min, max }) => inRange(sumOfShares(amounts, of), min, max));
}

const inRange = (n: number, min: number, max: number) => n >= min && n <= max;

/**
 * The sum of some of the shares.
 * @param of indexes of the shares that count. Defaults to all.
 */
export function sumOfShares(amounts: readonly number[], of?: readonly number[]): number {
  if (of === undefined) return amounts.reduce((sum, n) => sum + n, 0);
  return of.reduce((sum, i) => sum + (amounts[i] ?? 0), 0);
}

/** A total: the sum of the shares so far, and what the shares after each one can still add. */
interface Reach {
  readonly min: number;
  readonly max: number;
  readonly counts: readonly boolean[];
  readonly least: readonly number[];
  readonly most: readonly number[];
  sum: number;
}

function reachOf({ options }: AllotDecision, { of, min, max }: AllotDecision["totals"][number]): Reach {
  const counts = options.map((_, i) => of?.includes(i) !== false);
  const least = options.map(() => 0);
  const most = options.map(() => 0);
  for (let i = options.length - 1; i > 0; i--) {
    least[i - 1] = (least[i] ?? 0) + (counts[i] ? (options[i]?.least ?? 0) : 0);
    most[i - 1] = (most[i] ?? 0) + (counts[i] ? (options[i]?.most ?? 0) : 0);
  }
  return { min, max, counts, least, most, sum: 0 };
}

/**
 * Legal answers, the proposal first.
 * @param limit maximum number of answers.
 */
export function allotments(decision: AllotDecision, limit: number): (readonly number[])[] {
  const { options, totals, proposal } = decision;
  const found: (readonly number[])[] = [proposal];
  const reaches = totals.map((total) => reachOf(decision, total));
  const amounts: number[] = [];
  /** Tries the shares from `at` on, only with numbers that can still meet every total. */
  const extend = (at: number): void => {
    const share = options[at];
    if (share === undefined) {
      if (amounts.some((n, i) => n !== proposal[i])) found.push(amounts.slice());
      return;
    }
    let { least = 0, most } = share;
    for (const total of reaches) {
      if (!total.counts[at]) continue;
      least = Math.max(least, total.min - total.sum - (total.most[at] ?? 0));
      most = Math.min(most, total.max - total.sum - (total.least[at] ?? 0));
    }
    for (let n = most; n >= least && found.length < limit; n--) {
      amounts[at] = n;
      for (const total of reaches) if (total.counts[at]) total.sum += n;
      extend(at + 1);
      for (const total of reaches) if (total.counts[at]) total.sum -= n;
    }
  };
  extend(0);
  return found;
}
