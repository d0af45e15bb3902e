import type { Engine } from "../rules";
import type { PileArrival } from "../state/engine";
import { BY_RULE } from "../state/event";
import type { Seat } from "../state/ids";
import { cardOf, seatsFrom, zoneById } from "../state/state";
import { reorder } from "../verbs/piles";
import { askArrange } from "./asking";
import { arrivedCards, orderRule } from "./pile-arrivals";
import { call, jump, openProcedure } from "./procedure";

interface Locals {
  heaps: readonly PileArrival[];
}

const differ = (g: Engine, heap: PileArrival): boolean =>
  new Set(arrivedCards(g, heap).map((id) => cardOf(g.state, id).def)).size > 1;

/** Asks for the order of cards that have entered a pile together, the turn player first. */
export function orderPileArrivals(g: Engine): void {
  const { pileArrivals: heaps } = g;
  g.pileArrivals = [];
  const owner = ({ zone }: PileArrival): Seat => zoneById(g.state, zone).owner;
  const asked = seatsFrom(g.state, Math.max(0, g.state.turn.seat)).flatMap((seat) =>
    heaps.filter((heap) => owner(heap) === seat && differ(g, heap)),
  );
  const [first] = asked;
  if (first === undefined) return;
  call<Locals>(g, "piling", { heaps: asked }, { rule: orderRule(g, first), cause: BY_RULE });
}

function put(g: Engine, heap: PileArrival, order: readonly number[]): void {
  const top = arrivedCards(g, heap);
  const { cards } = zoneById(g.state, heap.zone);
  const below = cards.slice(0, cards.length - top.length);
  reorder(g, heap.zone, [...below, ...order.flatMap((i) => top[i] ?? [])]);
}

/** Owners choose the order of cards that have entered a pile together: see `ZoneSpec.ordered`. */
export const pileOrderProcedure = openProcedure<Locals>(
  "piling",
  [
    askArrange(
      "order",
      "kernel:piling",
      (g, { heaps: [heap] }) => {
        if (heap === undefined) return undefined;
        return {
          seat: zoneById(g.state, heap.zone).owner,
          prompt: { key: "prompt.pile" },
          rule: orderRule(g, heap),
          options: arrivedCards(g, heap).map((card) => ({ card })),
        };
      },
      (g, locals, order) => {
        const [heap, ...more] = locals.heaps;
        locals.heaps = more;
        jump(g, "order");
        if (heap !== undefined) put(g, heap, order);
      },
    ),
  ],
  { atomic: true },
);
