import { NONE, type Reader, type Seat } from "../../kernel";

/** The share of its worth that a lead tells in the first turns, which are mostly luck. Rises to 1 in the given turn. */
export function told({ state: { turn } }: Reader, full: number): number {
  return Math.min(1, Math.max(0, turn.number) / full);
}

/** For whom it counts that a player began. */
export interface Beginning {
  /** The log odds of the player who began. */
  readonly odds: number;
  /** The last turn in which they count fully, and the first one in which they count nothing. */
  readonly until: number;
  readonly gone: number;
}

/** What it is worth to have begun a game of two. With more players, nothing. */
export function begun(
  { state: { turn, seats } }: Reader,
  seat: Seat,
  { odds, until, gone }: Beginning,
): number {
  if (turn.seat === NONE || seats.length !== 2) return 0;
  const share = Math.max(0, Math.min(1, (gone - turn.number) / (gone - until)));
  const beganItself = (turn.number % 2 === 1) === (turn.seat === seat);
  return (beganItself ? 1 : -1) * odds * share;
}
