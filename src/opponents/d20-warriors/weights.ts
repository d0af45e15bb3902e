/** Weights of a position's features: contributions to the log odds of winning, fitted to played games. */
export interface Weights {
  /** Number of later turns whose attacks are simulated. */
  readonly rounds: number;
  /** The value of a face-up Warrior at the very end, and how fast it fades with turns to come. */
  readonly faceUp: number;
  readonly fading: number;
  /** A Warrior that can still be placed. */
  readonly warrior: number;
  /** A Flash card in hand, per unit of its value, and a card that may be one. */
  readonly flash: number;
  readonly unseenFlash: number;
}

export const WEIGHTS: Weights = {
  rounds: 1,
  faceUp: 1,
  fading: 0.45,
  warrior: 0.35,
  flash: 0.4,
  unseenFlash: 0.45,
};
