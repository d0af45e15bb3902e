import { announce, type Engine, finish, type Reader, type Seat, type SeatState } from "../../../kernel";
import { coresIn, fromVoid, KINDS, moveCores, zoneHolder } from "./cores";

export const lifeOf = (g: Pick<Reader, "state">, seat: Seat) => coresIn(g, seat, "life");

/**
 * Moves cores from a player's life to the reserve, as far as there are any (BSS 7-1-5-3-1b).
 * @returns how many moved.
 */
export function loseLife(g: Engine, seat: Seat, amount: number): number {
  let lost = 0;
  for (const kind of KINDS)
    lost += moveCores(g, zoneHolder(g, seat, "life"), zoneHolder(g, seat, "reserve"), kind, amount - lost);
  if (lost > 0) announce(g, "life-lost", seat, { amount: lost });
  return lost;
}

/** Adds cores from the void to life. */
export function gainLife(g: Engine, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  fromVoid(g, seat, zoneHolder(g, seat, "life"), amount);
  announce(g, "life-gained", seat, { amount });
}

/** Who has no life left has lost; if that is both, the game is drawn (BSS 1-2-1-1-1, 1-2-2, 9-2-1, 9-2-2, 1-2-3). */
export function checkLife(g: Engine): boolean {
  const isDead = ({ seat }: SeatState) => lifeOf(g, seat) === 0;
  if (g.state.turn.number === 0 || !g.state.seats.some(isDead)) return false;
  const dead = g.state.seats.filter(isDead).map(({ seat }) => seat);
  const winners = g.state.seats.map(({ seat }) => seat).filter((seat) => !dead.includes(seat));
  finish(g, winners, "battle-spirits-saga.no-life", winners.length === 0 ? "BSS 1-2-3" : "BSS 9-2-3");
  return true;
}
