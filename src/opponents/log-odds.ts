/** Turns log odds into a probability. */
export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** More than this counts as certain. */
const MOST = 12;

/** Turns a probability into log odds, at most 12 either way. */
export const logOdds = (chance: number): number =>
  Math.max(-MOST, Math.min(MOST, Math.log(chance) - Math.log(1 - chance)));
