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

const differ = (g: Engine, arrival: PileArrival): boolean =>
  new Set(arrivedCards(g, arrival).map((id) => cardOf(g.state, id).def)).size > 1;

/** Asks for the order of cards that have entered a pile together, the turn player first. */
export function orderPileArrivals(g: Engine): void {
  const { pileArrivals: arrivals } = g;
  g.pileArrivals = [];
  const owner = ({ zone }: PileArrival): Seat => zoneById(g.state, zone).owner;
  const toOrder = seatsFrom(g.state, Math.max(0, g.state.turn.seat)).flatMap((seat) =>
    arrivals.filter((arrival) => owner(arrival) === seat && differ(g, arrival)),
  );
  const [first] = toOrder;
  if (first === undefined) return;
  call<Locals>(g, "piling", { heaps: toOrder }, { rule: orderRule(g, first), cause: BY_RULE });
}

function put(g: Engine, arrival: PileArrival, order: readonly number[]): void {
  const top = arrivedCards(g, arrival);
  const { cards } = zoneById(g.state, arrival.zone);
  const below = cards.slice(0, cards.length - top.length);
  reorder(g, arrival.zone, [...below, ...order.flatMap((i) => top[i] ?? [])]);
}

/** Owners choose the order of cards that have entered a pile together: see `ZoneSpec.ordered`. */
export const pileOrderProcedure = openProcedure<Locals>(
  "piling",
  [
    askArrange(
      "order",
      "kernel:piling",
      (g, { heaps: [arrival] }) => {
        if (arrival === undefined) return undefined;
        return {
          seat: zoneById(g.state, arrival.zone).owner,
          prompt: { key: "prompt.pile" },
          rule: orderRule(g, arrival),
          options: arrivedCards(g, arrival).map((card) => ({ card })),
        };
      },
      (g, locals, order) => {
        const [arrival, ...more] = locals.heaps;
        locals.heaps = more;
        jump(g, "order");
        if (arrival !== undefined) put(g, arrival, order);
      },
    ),
  ],
  { atomic: true },
);
