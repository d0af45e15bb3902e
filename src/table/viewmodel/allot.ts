import type { SharesPreview, Game } from "../../games/game";
import { type AllotDecision, sumOfShares, type View } from "../../kernel";
import { type Draft, draftFor } from "./draft";

/** The shares as they are set now: the proposal, until it is changed. */
export function sharesIn(draft: Draft, decision: AllotDecision): readonly number[] {
  return draftFor(draft, decision).amounts ?? decision.proposal;
}

/** One total that the shares have to come to. */
export interface TotalModel {
  readonly sum: number;
  readonly min: number;
  readonly max: number;
}

/** The totals of a question, with what these shares come to. */
export function totalsOf({ totals }: AllotDecision, amounts: readonly number[]): readonly TotalModel[] {
  return totals.map(({ of, min, max }) => ({ sum: sumOfShares(amounts, of), min, max }));
}

/**
 * The shares with one of them changed by one.
 * @returns null where it would go beyond a bound, or beyond a total that is reached.
 */
export function stepped(
  decision: AllotDecision,
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

/**
 * The shares with one more of this one; where that would be too many in all, one less of the last other one that has some.
 * One that has all its most begins again at its least.
 */
export function shifted(decision: AllotDecision, amounts: readonly number[], index: number): readonly number[] {
  const more = stepped(decision, amounts, index, 1);
  if (more !== null) return more;
  const { most = 0, least = 0 } = decision.options[index] ?? {};
  if ((amounts[index] ?? 0) >= most) return amounts.with(index, least);
  const found = amounts.findLastIndex((_, i) => {
    const less = i === index ? null : stepped(decision, amounts, i, -1);
    return less !== null && stepped(decision, less, index, 1) !== null;
  });
  const less = found < 0 ? null : stepped(decision, amounts, found, -1);
  return (less && stepped(decision, less, index, 1)) ?? amounts;
}

/** What the shares would come to as they are set now, as far as the game knows. */
export const sharesPreviewOf = (
  game: Game,
  view: View,
  decision: AllotDecision,
  amounts: readonly number[],
): SharesPreview | null => game.previewShares?.({ rules: game.rules, state: view }, decision, amounts) ?? null;
