import { NONE, type Reader, type Seat } from "../../kernel";

/** How far a turn is from one turn to another, 0 to 1. */
export const progress = (turn: number, from: number, until: number): number =>
  Math.max(0, Math.min(1, (turn - from) / (until - from)));

/** The weight of a lead, 0 to 1. The first turns are mostly luck, so it rises until the given turn. */
export const leadWeight = ({ state: { turn } }: Reader, full: number): number =>
  progress(turn.number, 0, full);

/** What it is worth to be the first player. */
export interface FirstPlayer {
  /** The log odds of the first player. Negative if it is better to be the second. */
  readonly odds: number;
  /** The last turn in which they count fully, and the first in which they no longer count. Defaults to the whole game. */
  readonly fades?: readonly [from: number, until: number];
}

/** The log odds of a seat for being the first or the second player. 0 with more than two players. */
export function firstPlayerOdds(
  { state: { turn, seats } }: Reader,
  seat: Seat,
  { odds, fades }: FirstPlayer,
): number {
  if (turn.seat === NONE || seats.length !== 2) return 0;
  const left = fades === undefined ? 1 : 1 - progress(turn.number, ...fades);
  const isFirst = (turn.number % 2 === 1) === (turn.seat === seat);
  return (isFirst ? 1 : -1) * odds * left;
}
