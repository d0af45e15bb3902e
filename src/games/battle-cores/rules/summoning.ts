import {
  type Card,
  type CardId,
  cardOf,
  createCard,
  type Engine,
  move,
  type Reader,
  readStat,
  type Seat,
  triggerAbility,
  withRule,
  zoneOf,
} from "../../../kernel";
import {
  type Cost,
  canPay,
  type Effect,
  effectsIn,
  envOf,
  type PlayKind,
  startPlay,
} from "../../../language";
import { type BattleCard, copyName } from "../cards/card";
import { base } from "../words/base";
import { setNumber } from "./counters";
import { pointsOf } from "./damage";
import { defOf, labelled, printedName } from "./defs";

/** The current Price of a card in Points (BC 3.2, 6.4). A Legend has none (BC 8.8). */
export function priceOf(g: Reader, id: CardId): number {
  return readStat(g, id, "price");
}

/** All costs of a card: its Price in Points, and Price() or Summon() as well (BC 3.2, 8.6, 11.8.1, 11.8.2). */
export function totalPrice(g: Reader, id: CardId): readonly Cost[] {
  const costs = defOf(g, cardOf(g.state, id)).beside;
  const points = priceOf(g, id);
  return points > 0 ? [{ pay: "word", word: "points", args: { n: points } }, ...costs] : costs;
}

/** Whether the seat can pay the Points and every cost in Price() or Summon() (BC 3.4, 11.8.2). */
export function canAfford(g: Reader, seat: Seat, id: CardId): boolean {
  return priceOf(g, id) <= pointsOf(g, seat) && canPayExtraCosts(g, seat, id);
}

/** Whether the seat can pay the costs of a card other than Points, together with the Points. */
export function canPayExtraCosts(g: Reader, seat: Seat, id: CardId): boolean {
  const card = cardOf(g.state, id);
  if (defOf(g, card).beside.length === 0) return true;
  return canPay(g, base, envOf(card, undefined, seat), totalPrice(g, id));
}

/** How a Monster or Legend is Summoned: its costs are paid, then it is put into play (BC 3.2, 8.11, 11.1.1). */
export const summonPlay: PlayKind = {
  rule: "BC 3.2",
  cost: (g, { card }) => totalPrice(g, card),
  onPaid: (g, { card, seat }) => putIntoPlay(g, card, seat),
};

/** How a Monster is Quick Summoned: without costs, and then like any other (BC 11.2.1, 11.2.2, 11.2.3). */
export const quickSummonPlay: PlayKind = {
  rule: "BC 11.2.1",
  onPaid: (g, { card, seat }) => putIntoPlay(g, card, seat),
};

export function summon(g: Engine, seat: Seat, card: CardId, quick = false): void {
  startPlay(g, quick ? ["quick-summon", quickSummonPlay] : ["summon", summonPlay], seat, card);
}

function putIntoPlay(g: Engine, id: CardId, seat: Seat): void {
  withRule(g, "BC 11.1.1", () => {
    move(g, id, zoneOf(g.state, "monsters", seat).id, { as: "summon", controller: seat });
    setNumber(g, id, "summoned", g.state.turn.number);
    triggerArrival(g, cardOf(g.state, id));
    duplicate(g, cardOf(g.state, id), seat);
  });
}

/**
 * Triggers Startup and, for this turn, Upkeep, also on another player's turn (BC 11.4.1, 11.7.2, 11.7.3).
 * @param maker for a Token, the card whose Effect made it. A Token of that same card does not trigger the ability that
 * makes Tokens of it (BC 11.15.6).
 */
function triggerArrival(g: Engine, card: Card, maker?: string): void {
  const def = defOf(g, card);
  const { cards } = g.rules;
  const isOwn = maker !== undefined && printedName(cards, maker) === printedName(cards, card.def);
  for (const label of ["startup", "upkeep"] as const) {
    for (const index of labelled(def, label)) {
      if (!isOwn || !makesItself(def, index)) triggerAbility(g, card.id, index, { type: label });
    }
  }
}

/** Whether this Effect of a card can make Tokens of that same card. */
function makesItself(def: BattleCard, index: number): boolean {
  const ability = def.abilities[index];
  if (ability?.kind !== "keyword" || ability.effect === undefined) return false;
  return effectsIn(ability.effect).some((effect: Effect) => {
    if (effect.do !== "word") return false;
    return effect.word === "duplicate" || effect.word === "copy" || effect.args?.name === def.name;
  });
}

/** Puts a new Token into play as Summoned this turn, and triggers its arrival (BC 11.15.4). */
function putToken(g: Engine, name: string, seat: Seat, maker: string): Card {
  const zone = zoneOf(g.state, "monsters", seat).id;
  const counters = { summoned: g.state.turn.number };
  const made = createCard(g, name, seat, zone, { as: "summon", counters });
  triggerArrival(g, made, maker);
  return made;
}

/** Duplicate makes one Token copy without Duplicate (BC 11.15.1, 11.15.2). */
function duplicate(g: Engine, card: Card, seat: Seat): void {
  if (readStat(g, card.id, "kw-duplicate") === 0) return;
  const { name, token, copyOf } = defOf(g, card);
  const original = copyOf ?? name;
  putToken(g, token && copyOf === undefined ? name : copyName(original), seat, name);
}

/**
 * Makes a Token, which counts as Summoned (BC 11.1.1, 11.20).
 * @param maker the card whose Effect makes it.
 */
export function makeToken(g: Engine, name: string, seat: Seat, maker: string): void {
  duplicate(g, putToken(g, name, seat, maker), seat);
}

/** Whether there can be a Token copy of a card: only what is Summoned is copied (BC 11.15.4). */
export const hasCopy = (g: Reader, card: Pick<Card, "def">): boolean => defOf(g, card).type !== "support";

/**
 * Makes a Token copy of a card that has one, with its printed values (BC 11.15.1, 11.15.5).
 * @param maker as for `makeToken`.
 */
export function makeCopy(g: Engine, { def }: Pick<Card, "def">, seat: Seat, maker: string): void {
  const { token, stats } = defOf(g, { def });
  if (!hasCopy(g, { def })) return;
  makeToken(g, token ? def : copyName(def, stats["kw-duplicate"] !== undefined), seat, maker);
}

/** Triggers Upkeep at the start of its player's turn (BC 11.7.1). */
export function triggerUpkeep(g: Engine, seat: Seat): void {
  for (const key of ["monsters", "items", "fields", "gear"]) {
    for (const id of zoneOf(g.state, key, seat).cards) {
      for (const index of labelled(defOf(g, cardOf(g.state, id)), "upkeep")) {
        triggerAbility(g, id, index, { type: "upkeep" });
      }
    }
  }
}
