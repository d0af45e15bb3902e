import type { View } from "../../kernel";
import { nearSeat } from "./zones";

/** The near seat's place in the round. */
export interface RoundModel {
  /** Its place among those still playing, from 1. */
  readonly place: number;
  readonly seats: number;
  /** Turns of other seats until its own; 0 in its own turn. */
  readonly turnsToGo: number;
}

/** Null before the first turn, after the last one, and for a seat that is out. */
export function roundOf(view: View): RoundModel | null {
  const near = nearSeat(view);
  const playing = view.seats.filter(({ status }) => status !== "out").map(({ seat }) => seat);
  const own = playing.indexOf(near);
  const { seat: turn, number } = view.turn;
  if (own < 0 || number === 0 || view.outcome !== null) return null;
  const count = playing.length;
  const before = playing.filter((seat) => seat < turn).length;
  // The active player may have left the game during the turn. The next seat is then one turn away.
  const isThere = playing.includes(turn);
  const turnsToGo = (own - before + (isThere ? 0 : 1) + count) % count;
  return { place: own + 1, seats: count, turnsToGo: turnsToGo === 0 && !isThere ? count : turnsToGo };
}
