/** How a hand is spread. */
export interface Fan {
  /** Degrees from one card to the next. */
  readonly angle: number;
  /** Pixels that a card is lower than the middle, times its squared distance from there in cards. */
  readonly drop: number;
  /** How low the lower corner of the last card hangs: pixels, plus a share of the card's width. */
  readonly low: number;
  readonly corner: number;
}

const FULL_ANGLE = 6;
/** Maximum number of degrees from the first card to the last. A large hand would otherwise bend out of its row. */
const WIDEST = 24;

/** A hand of this many cards. */
export function fan(count: number): Fan {
  const angle = count < 2 ? 0 : Math.min(FULL_ANGLE, WIDEST / (count - 1));
  const drop = 6 * (angle / FULL_ANGLE) ** 2;
  const last = Math.max(0, count - 1) / 2;
  const corner = Math.sin((last * angle * Math.PI) / 180) / 2;
  return { angle, drop, low: drop * last ** 2, corner };
}
