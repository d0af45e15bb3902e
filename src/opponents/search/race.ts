import { type Arm, gainOver, mean } from "./arms";

/** Nothing is dropped before this many worlds. */
const FIRST_CUT = 3;
/** An arm is dropped when it is behind by this many standard errors. */
const BEHIND = 1.5;
/** Arms that never differ by more do the same. */
const SAME = 0.003;

/**
 * The arms still worth trying after a world: neither the same as an earlier one nor clearly behind. The first one, which is
 * the proposal, stays.
 * @param margin how much another must be better than the proposal.
 */
export function survivors(arms: readonly Arm[], margin: number): readonly Arm[] {
  const [proposal, ...others] = arms;
  if (proposal === undefined || proposal.values.size < FIRST_CUT) return arms;
  const [leader = proposal] = arms.toSorted((a, b) => mean(b) - mean(a));
  const kept = [proposal];
  for (const arm of others) {
    if (kept.some((earlier) => gainOver(arm, earlier).most < SAME)) continue;
    const gain = gainOver(arm, proposal);
    if (gain.mean + BEHIND * gain.error < margin) continue;
    const behind = gainOver(leader, arm);
    if (behind.mean <= BEHIND * behind.error) kept.push(arm);
  }
  return kept;
}
