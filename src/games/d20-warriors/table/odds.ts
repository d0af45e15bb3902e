/** Exact probabilities of a battle between numbers of D20s. */

const FACES = 20;

/** The strength of one side in a battle. */
export interface Strength {
  /** Dice in the first roll, 0 or more. */
  readonly dice: number;
  /** Added to the highest die of each roll. */
  readonly bonus: number;
  /** A die of this value or less is rerolled once. 0 rerolls none. */
  readonly again?: number;
  /** Minimum that a die counts as. 1 counts it as rolled. */
  readonly floor?: number;
  /** Wins when the highest rolls are equal, unless the other side does too. */
  readonly winsTies?: boolean;
}

/** Probability that one die of this side counts as k or less. */
function dieAtMost(k: number, { again = 0, floor = 1 }: Strength): number {
  if (k < floor || k < 1) return 0;
  const once = Math.min(k, FACES) / FACES;
  // Either it shows at most k and is not rerolled, or it is rerolled and then shows at most k.
  return Math.max(0, once - again / FACES) + (again / FACES) * once;
}

/** Probability that the highest of n dice is exactly k, for k from 0 to 20. Without dice it is 0. */
function highest(n: number, side: Strength): readonly number[] {
  return Array.from({ length: FACES + 1 }, (_, k) => {
    if (n === 0) return k === 0 ? 1 : 0;
    return dieAtMost(k, side) ** n - (k === 0 ? 0 : dieAtMost(k - 1, side) ** n);
  });
}

/**
 * Probabilities that the first number is higher, and that both are equal.
 * @param ahead added to the first number.
 */
function compare(a: readonly number[], b: readonly number[], ahead: number) {
  let more = 0;
  let same = 0;
  a.forEach((p, high) => {
    b.forEach((q, other) => {
      if (high + ahead > other) more += p * q;
      else if (high + ahead === other) same += p * q;
    });
  });
  return { more, same };
}

/** Probability that the first side wins the tie-breaks of a battle: one die each, with bonuses, until one is higher. */
function tieBreak(a: Strength, b: Strength): number {
  const { more, same } = compare(highest(1, a), highest(1, b), a.bonus - b.bonus);
  return same === 1 ? 0.5 : more / (1 - same);
}

/** Probability that the first side wins a battle. */
export function battleChance(a: Strength, b: Strength): number {
  const { more, same } = compare(highest(a.dice, a), highest(b.dice, b), a.bonus - b.bonus);
  const isEven = (a.winsTies ?? false) === (b.winsTies ?? false);
  return more + same * (isEven ? tieBreak(a, b) : a.winsTies ? 1 : 0);
}

/**
 * Probability that the first side wins a battle without keywords.
 * @param a dice of the first side, 0 or more.
 * @param b dice of the second.
 * @param bonusA added to the first side's highest roll.
 * @param bonusB added to the second side's.
 */
export function winChance(a: number, b: number, bonusA = 0, bonusB = 0): number {
  return battleChance({ dice: a, bonus: bonusA }, { dice: b, bonus: bonusB });
}
