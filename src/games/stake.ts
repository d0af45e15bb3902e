/** The worth of a stake that is always asked about: the seat would lose the game. */
export const DECISIVE = Number.POSITIVE_INFINITY;

/** What a player loses or gains if nobody responds. */
export interface Stake {
  /** What is lost or gained ("life", "unit"). Stakes of different kinds cannot be compared. */
  readonly kind: string;
  readonly worth: number;
}

export const NO_STAKE: Stake = { kind: "nothing", worth: 0 };

/** The greater stake of these. */
export const greatestStake = (stakes: readonly Stake[]): Stake =>
  stakes.reduce((most, stake) => (stake.worth > most.worth ? stake : most), NO_STAKE);
