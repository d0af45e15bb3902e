/** How a hand is spread: share of a card hidden by the next, degrees per card, pixels of drop per squared step. */
export interface Fan {
  readonly overlap: number;
  readonly angle: number;
  readonly drop: number;
}

const FULL_ANGLE = 6;
/** Degrees from the first card to the last, at most: a large hand would else bend out of its row. */
const WIDEST = 24;

/** A hand of this many cards. */
export function fan(count: number): Fan {
  const overlap = count <= 5 ? 0.25 : count <= 7 ? 0.45 : 0.6;
  const angle = count < 2 ? 0 : Math.min(FULL_ANGLE, WIDEST / (count - 1));
  return { overlap, angle, drop: 6 * (angle / FULL_ANGLE) ** 2 };
}
