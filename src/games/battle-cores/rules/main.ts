import {
  type Action,
  addSeatCounter,
  call,
  cardOf,
  type Engine,
  NONE,
  type Offer,
  OK,
  openProcedure,
  type Reader,
  type Seat,
  step,
  type Verdict,
  zoneOf,
} from "../../../kernel";
import { refuse } from "../table/messages";
import { pointsOf } from "./damage";
import { defOf } from "./defs";
import { drawCards } from "./draw-cards";
import { canAfford, canPayExtraCosts, summon } from "./summoning";
import { activate } from "./supports";
import { canPayFor, mayBePlayed } from "./traps";
import { monstersOf } from "./zones";

/** Price of one more card in Points (BC 3.5). */
export const DRAW_PRICE = 2;

const DRAW: Action = { type: "draw-card" };
/** A draw from an empty Main Deck is a separate action, because it eliminates the player (BC 3.7). */
const LAST_DRAW: Action = { type: "draw-card", data: { last: true } };

const hasNoCard = (g: Reader, seat: Seat) => zoneOf(g.state, "deck", seat).cards.length === 0;

/**
 * Cards in hand and Legends that may be played now (BC 3.1, 3.11, 5.1), and the draw as often as it can be paid (BC 3.6).
 * Every Legend whose Summon() can be met is available (BC 8.9, 8.17).
 */
export function playActions(g: Reader, seat: Seat): Offer[] {
  const actions: Offer[] = [];
  for (const card of zoneOf(g.state, "hand", seat).cards) addPlays(g, seat, card, actions);
  for (const card of zoneOf(g.state, "legends", seat).cards) {
    if (canPayExtraCosts(g, seat, card)) actions.push({ type: "legend", card });
  }
  if (pointsOf(g, seat) >= DRAW_PRICE) actions.push(hasNoCard(g, seat) ? LAST_DRAW : DRAW);
  return actions;
}

function addPlays(g: Reader, seat: Seat, card: number, actions: Offer[]): void {
  const { type, category } = defOf(g, cardOf(g.state, card));
  if (category === "trap" || !canAfford(g, seat, card) || !mayBePlayed(g, seat, card).ok) return;
  if (type === "monster") actions.push({ type: "summon", card });
  else if (category !== "item") actions.push({ type: "activate", card });
  else {
    const targets = monstersOf(g, seat);
    if (targets.length > 0) actions.push({ type: "activate", card, targets });
  }
}

export function canPlay(g: Reader, seat: Seat, action: Action): Verdict {
  if (action.type === "draw-card") return canDraw(g, seat, action);
  const card = action.card === undefined ? undefined : g.state.cards[action.card];
  const zone = action.type === "legend" ? "legends" : "hand";
  if (card === undefined || card.def === "" || card.zone !== zoneOf(g.state, zone, seat).id)
    return refuse(zone === "hand" ? "battle-cores.not-in-hand" : "battle-cores.not-in-legends", "BC 3.1");
  const { type, category } = defOf(g, card);
  if (action.type === "legend") {
    const args = { card: card.def };
    return canPayExtraCosts(g, seat, card.id) ? OK : refuse("battle-cores.summon-not-met", "BC 8.6", args);
  }
  if (category === "trap") return refuse("battle-cores.trap-in-battle", "BC 7.7", { card: card.def });
  if ((type === "monster") !== (action.type === "summon"))
    return refuse("battle-cores.other-way", "BC 3.1", { card: card.def });
  const paid = canPayFor(g, seat, card.id);
  if (!paid.ok) return paid;
  if (category === "item") return canEquip(g, seat, action);
  return mayBePlayed(g, seat, card.id);
}

function canDraw(g: Reader, seat: Seat, { data }: Action): Verdict {
  const have = pointsOf(g, seat);
  if (have < DRAW_PRICE) return refuse("battle-cores.draw-price", "BC 3.5", { price: DRAW_PRICE, have });
  return hasNoCard(g, seat) && data?.last !== true ? refuse("battle-cores.last-draw", "BC 3.7") : OK;
}

/** An Item needs a Monster its player controls (BC 7.10, 7.11). */
function canEquip(g: Reader, seat: Seat, { target }: Action): Verdict {
  const monsters = monstersOf(g, seat);
  if (monsters.length === 0) return refuse("battle-cores.no-monster-for-item", "BC 7.11");
  if (target !== undefined && !monsters.includes(target))
    return refuse("battle-cores.not-your-monster", "BC 7.10");
  return OK;
}

export function play(g: Engine, seat: Seat, action: Action): void {
  const card = action.card ?? NONE;
  if (action.type === "draw-card") return call(g, "paid draw", { seat });
  if (action.type === "activate") return activate(g, seat, card, itemHost(g, seat, action));
  summon(g, seat, card);
}

/** The Monster an Item is equipped to. Defaults to the player's first Monster. */
function itemHost(g: Engine, seat: Seat, { card = NONE, target }: Action): number {
  if (defOf(g, cardOf(g.state, card)).category !== "item") return NONE;
  return target ?? monstersOf(g, seat)[0] ?? NONE;
}

/** Draws a card for Points (BC 3.5). If the Main Deck is empty, the player is out (BC 3.7). */
export const paidDraw = openProcedure<{ readonly seat: Seat }>(
  "paid draw",
  [
    step("pay", "BC 3.5", (g, locals) => {
      addSeatCounter(g, locals.seat, "points", -DRAW_PRICE);
    }),
    step("draw", "BC 3.5", (g, locals) => drawCards(g, [locals.seat], 1)),
  ],
  { of: (locals) => locals.seat },
);
