import type { Game } from "../../games/game";
import type { Message, Seat, View } from "../../kernel";
import { seatName } from "../../text";
import { farSeats, nearSeat } from "./zones";

/** The contested total of two players: how much of it each has. */
export interface ContestedModel {
  readonly label: Message;
  /** The regular total. More only when an effect has made it. */
  readonly total: number;
  /** The near seat, then the far one. */
  readonly sides: readonly { readonly seat: Seat; readonly name: string; readonly value: number }[];
}

/** The bar in the middle, or null on a mat without one and with more than two seats. */
export function contestedOf(game: Game, view: View): ContestedModel | null {
  const { contested } = game.table.mat;
  const [far, another] = farSeats(view);
  if (contested === undefined || far === undefined || another !== undefined) return null;
  const near = nearSeat(view);
  const scores = [near, far].map((seat) => game.status.score({ rules: game.rules, state: view }, seat));
  const [{ label } = { label: { key: "" } }] = scores;
  const sides = [near, far].map((seat, i) => ({
    seat,
    name: seatName(view.seats[seat]?.name ?? ""),
    value: scores[i]?.value ?? 0,
  }));
  return {
    label,
    total: Math.max(contested.total, ...[sides.reduce((sum, { value }) => sum + value, 0)]),
    sides,
  };
}
