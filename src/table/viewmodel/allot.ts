import { type Allotting, sumOfShares } from "../../kernel";
import { type Draft, draftFor } from "./draft";

/** The shares as they are set now: the proposal, until it is changed. */
export function sharesIn(draft: Draft, decision: Allotting): readonly number[] {
  return draftFor(draft, decision).amounts ?? decision.proposal;
}

/** One total that the shares have to come to. */
export interface TotalModel {
  readonly sum: number;
  readonly min: number;
  readonly max: number;
}

export function totalsOf({ totals }: Allotting, amounts: readonly number[]): readonly TotalModel[] {
  return totals.map(({ of, min, max }) => ({ sum: sumOfShares(amounts, of), min, max }));
}

/**
 * The shares with one of them changed by one.
 * @returns null where it would go beyond a bound, or beyond a total that is reached.
 */
export function stepped(
  decision: Allotting,
  amounts: readonly number[],
  index: number,
  by: -1 | 1,
): readonly number[] | null {
  const share = decision.options[index];
  const next = amounts.with(index, (amounts[index] ?? 0) + by);
  const amount = next[index] ?? 0;
  if (share === undefined || amount < (share.least ?? 0) || amount > share.most) return null;
  const isOver =
    by > 0 &&
    totalsOf(decision, next).some(({ sum, max }, i) => {
      const { of } = decision.totals[i] ?? {};
      return sum > max && (of === undefined || of.includes(index));
    });
  return isOver ? null : next;
}
