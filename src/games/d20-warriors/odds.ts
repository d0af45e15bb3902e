/** Chances of a battle between numbers of D20s, exactly. */

/** Probability that the highest of n dice is at most k (each die at least `floor`). */
function atMost(k: number, n: number): number {
  if (n === 0) return 1;
  return k <= 0 ? 0 : Math.min(1, k / 20) ** n;
}

/** Probability that the highest of n dice is exactly k; without dice it is 0. */
function exactly(k: number, n: number): number {
  if (n === 0) return k === 0 ? 1 : 0;
  return atMost(k, n) - atMost(k - 1, n);
}

/**
 * Chance that the first side wins a battle.
 * @param a dice of the first side, 0 or more. @param b dice of the second. @param bonusA added to the highest roll.
 * @param ties chance of winning a tie: one half (one die each), or 1 or 0 where a keyword decides it.
 */
export function winChance(a: number, b: number, bonusA = 0, bonusB = 0, ties = 0.5): number {
  let win = 0;
  for (let high = 0; high <= 20; high++) {
    const p = exactly(high, a);
    if (p === 0) continue;
    const need = high + bonusA - bonusB;
    for (let other = 0; other <= 20; other++) {
      const q = exactly(other, b);
      if (other < need) win += p * q;
      else if (other === need) win += p * q * ties;
    }
  }
  return win;
}
