import { NONE, type Reader, type Seat } from "../../kernel";

/**
 * What it is worth to be the player to move. Before the first turn, nothing.
 * @param side the seats that win together.
 * @param odds for the player to move, against the others.
 */
export function toMove({ state: { turn } }: Reader, side: readonly Seat[], odds: number): number {
  if (turn.seat === NONE) return 0;
  return side.includes(turn.seat) ? odds : -odds;
}
