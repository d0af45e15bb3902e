/** Weights of a position's features: contributions to the log odds of winning, fitted to played games. */
export interface Weights {
  /** Number of later turns whose attacks are simulated. */
  readonly rounds: number;
  /** The value of a face-up Warrior at the very end, and how fast it fades with turns to come. */
  readonly faceUp: number;
  readonly fading: number;
  /** How much of that a Warrior counts which can be placed in the simulated turns. */
  readonly soon: number;
  /** A Warrior that can still be placed. */
  readonly warrior: number;
  /** A Flash card in hand, per unit of its value, and a card that may be one. */
  readonly flash: number;
  readonly unseenFlash: number;
  /** Whether a Warrior yet to be placed beats one other at most. */
  readonly once: boolean;
  /** How much the position before these attacks counts, 0 to 1, beside the one after them. */
  readonly before: number;
}

export const WEIGHTS: Weights = {
  rounds: 1,
  faceUp: 1,
  fading: 0.45,
  soon: 1,
  warrior: 0.35,
  flash: 0.4,
  unseenFlash: 0.45,
  once: false,
  before: 0,
};

/** What the expert starts from, found by self-play (docs/opponents.md). */
export const TUNED: Weights = {
  rounds: 1,
  faceUp: 1.6,
  fading: 0.8,
  soon: 0.4,
  warrior: 0.4,
  flash: 0.6,
  unseenFlash: 0.25,
  once: true,
  before: 0.25,
};
