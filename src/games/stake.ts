/** Value of a stake that always prompts: the seat would lose the game. */
export const DECISIVE = Number.POSITIVE_INFINITY;

/** What a player loses or gains if no one responds. */
export interface Stake {
  /** What is lost or gained ("life", "unit"). Stakes of different kinds cannot be compared. */
  readonly kind: string;
  readonly worth: number;
}

export const NO_STAKE: Stake = { kind: "nothing", worth: 0 };

export const greatestStake = (stakes: readonly Stake[]): Stake =>
  stakes.reduce((most, stake) => (stake.worth > most.worth ? stake : most), NO_STAKE);
