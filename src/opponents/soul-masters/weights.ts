/** Weights of a position's parts, in commander health. */
export interface Weights {
  readonly atk: number;
  readonly health: number;
  /** Each keyword and each skill of a unit. */
  readonly skill: number;
  /** Each of the first cards in hand, and each further one. */
  readonly hand: number;
  readonly more: number;
  readonly resource: number;
  /** Each level a commander has still to reach. */
  readonly level: number;
  /** Share of the opponent's possible gains in an exchange that counts as lost. */
  readonly exposed: number;
}

export const WEIGHTS: Weights = {
  atk: 1.2,
  health: 0.6,
  skill: 0.5,
  hand: 1.3,
  more: 0.7,
  resource: 0.7,
  level: 2,
  exposed: 0.6,
};
