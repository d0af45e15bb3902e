import {
  ask,
  call,
  type Engine,
  jump,
  openProcedure,
  reorder,
  type Seat,
  seatOf,
  seatsFrom,
  step,
  zoneOf,
} from "../../kernel";
import { message } from "./messages";
import { isAgreed } from "./options";
import { set, varsOf } from "./vars";
import { cardsIn } from "./zones";

/** The cards on top of a discard pile that have come at once. */
type Heap = { readonly seat: Seat; readonly count: number };
type Locals = { heaps: readonly Heap[] };

const topOf = (g: Engine, { seat, count }: Heap) => cardsIn(g, "discard", seat).slice(-count);

/** The owners of cards that went to the discard pile at once say in which order they lie there (BOS 2.19). */
export const piling = openProcedure<Locals>("piling", [
  step(
    "order",
    "BOS 2.19",
    (g, { heaps: [heap] }) => {
      if (heap === undefined) return;
      ask(g, {
        kind: "arrange",
        seat: heap.seat,
        prompt: message("prompt.battle-of-souls.pile"),
        rule: "BOS 2.19",
        options: topOf(g, heap).map((card) => ({ card })),
      });
    },
    (g, locals, answer) => {
      const [heap, ...more] = locals.heaps;
      locals.heaps = more;
      jump(g, "order");
      if (heap === undefined || answer.do !== "arrange") return;
      const top = topOf(g, heap);
      const { id, cards } = zoneOf(g.state, "discard", heap.seat);
      const below = cards.slice(0, cards.length - top.length);
      reorder(g, id, [...below, ...answer.order.flatMap((i) => top[i] ?? [])]);
    },
  ),
]);

/** Where the players have agreed on it, asks for the order of what has come to a pile at once, the turn player first. */
export function noticePiles(g: Engine): boolean {
  if (!isAgreed(g, "piles", "owner")) return false;
  const now = g.state.seats.map(({ seat }) => cardsIn(g, "discard", seat).length);
  const { piles: before } = varsOf(g.state);
  if (before !== undefined && now.every((n, seat) => n === before[seat])) return false;
  set(g, "piles", now);
  const heaps = seatsFrom(g.state, Math.max(0, g.state.turn.seat))
    .map((seat): Heap => ({ seat, count: (now[seat] ?? 0) - (before?.[seat] ?? now[seat] ?? 0) }))
    .filter(({ seat, count }) => count > 1 && seatOf(g.state, seat).status === "in");
  if (heaps.length > 0) call<Locals>(g, "piling", { heaps });
  return true;
}
