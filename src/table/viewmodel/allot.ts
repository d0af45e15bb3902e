import type { Game } from "../../games/game";
import type { SharesPreview } from "../../games/game-table";
import { type AllotDecision, sumOfShares, type View } from "../../kernel";
import { type Draft, draftFor } from "./draft";

/** The current shares: the proposal, until it is changed. */
export function sharesIn(draft: Draft, decision: AllotDecision): readonly number[] {
  return draftFor(draft, decision).amounts ?? decision.proposal;
}

/** One total that the shares must reach. */
export interface TotalModel {
  readonly sum: number;
  readonly min: number;
  readonly max: number;
}

/** The totals of a decision, with the sums of these shares. */
export function totalsOf({ totals }: AllotDecision, amounts: readonly number[]): readonly TotalModel[] {
  return totals.map(({ of, min, max }) => ({ sum: sumOfShares(amounts, of), min, max }));
}

/**
 * The shares with one of them changed by one.
 * @returns null when it would exceed a bound, or a total that is already reached.
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
 * The shares with this one raised by one. When that exceeds a total, the last other share that can give one is lowered.
 * A share at its maximum returns to its minimum.
 */
export function shifted(
  decision: AllotDecision,
  amounts: readonly number[],
  index: number,
): readonly number[] {
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

/** The result of the current shares, as far as the game knows. */
export const sharesPreviewOf = (
  game: Game,
  view: View,
  decision: AllotDecision,
  amounts: readonly number[],
): SharesPreview | null =>
  game.table.previewShares?.({ rules: game.rules, state: view }, decision, amounts) ?? null;
