import { NONE, type Reader, type Seat } from "../../kernel";

/** The share of its worth that a lead tells in the first turns, which are mostly luck. Rises to 1 in the given turn. */
export function told({ state: { turn } }: Reader, full: number): number {
  return Math.min(1, Math.max(0, turn.number) / full);
}

/** What it is worth to have begun. */
export interface Beginning {
  /** The log odds of the player who began. */
  readonly odds: number;
  /** The last turn in which they count fully, and the first one in which they count nothing. Defaults to the whole game. */
  readonly fades?: readonly [from: number, until: number];
}

const fading = (number: number, from: number, until: number) =>
  Math.max(0, Math.min(1, (until - number) / (until - from)));

/** What it is worth to have begun a game of two. With more players, nothing. */
export function begun({ state: { turn, seats } }: Reader, seat: Seat, { odds, fades }: Beginning): number {
  if (turn.seat === NONE || seats.length !== 2) return 0;
  const share = fades === undefined ? 1 : fading(turn.number, ...fades);
  const beganItself = (turn.number % 2 === 1) === (turn.seat === seat);
  return (beganItself ? 1 : -1) * odds * share;
}
