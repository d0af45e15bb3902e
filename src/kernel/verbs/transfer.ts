import type { Engine } from "../engine";
import { type CardId, cardOf, type Seat, seatOf } from "../state";
import { addCardCounter } from "./piles";
import { addSeatCounter } from "./seats";

/** What counters are on: a card, or a seat as its resource. */
export type Holder = { readonly card: CardId } | { readonly seat: Seat };

/** The number of a counter on a card or a seat. */
export function countersOn(g: Pick<Engine, "state">, holder: Holder, counter: string): number {
  const { counters } = "card" in holder ? cardOf(g.state, holder.card) : seatOf(g.state, holder.seat);
  return counters[counter] ?? 0;
}

function add(g: Engine, holder: Holder, counter: string, amount: number): void {
  if ("card" in holder) addCardCounter(g, holder.card, counter, amount);
  else addSeatCounter(g, holder.seat, counter, amount);
}

/**
 * Moves counters from one holder to another, at most as many as there are.
 * @returns how many were moved.
 */
export function transfer(g: Engine, from: Holder, to: Holder, counter: string, amount: number): number {
  const moved = Math.min(Math.max(0, amount), countersOn(g, from, counter));
  if (moved === 0) return 0;
  add(g, from, counter, -moved);
  add(g, to, counter, moved);
  return moved;
}
