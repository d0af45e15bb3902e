import { type Card, cardOf, type Engine, NONE, type Reader, type Seat, zoneOf } from "../../kernel";
import {
  attacksOf,
  counter,
  type Fighter,
  fighterOf,
  isReady,
  power,
  printed,
  type Side,
  sideOf,
} from "./board";
import { expectedDamage } from "./expected-damage";

/** Weights of a position's features, in Points. */
export interface Weights {
  /** One point of Armor or Power of a Monster in play. */
  readonly armor: number;
  readonly power: number;
  /** Each keyword level and each further ability. */
  readonly keyword: number;
  readonly ability: number;
  readonly hand: number;
  readonly point: number;
  /** Share of the damage a player is threatened with in the next round. */
  readonly threat: number;
  /** Share of a Monster's value lost to damage while it can still be destroyed this turn. */
  readonly wound: number;
}

export const WEIGHTS: Weights = {
  armor: 0.4,
  power: 0.55,
  keyword: 0.6,
  ability: 0.7,
  hand: 1.5,
  point: 0.3,
  threat: 0.6,
  wound: 0.5,
};

const WON = 1000;

/** The value of a player's HP. Each counts more the fewer are left. */
export function hpValue(hp: number): number {
  return hp <= 0 ? -60 : 9 * Math.log2(1 + hp / 4);
}

const KEYWORDS = ["speed", "survival", "trueStrike", "elusive", "defender", "range", "ruin"] as const;

export function monsterValue(g: Reader, monster: Fighter, weights: Weights): number {
  const { card, armor, power: might, survival } = monster;
  let total = weights.armor * armor + weights.power * might;
  for (const keyword of KEYWORDS) total += weights.keyword * monster[keyword];
  total -= weights.keyword * Math.min(card.counters.survived ?? 0, survival);
  const def = printed(g, card);
  for (const label of ["upkeep", "temper", "ender", "victory", "trade"]) {
    total += weights.ability * (def?.at?.[label]?.length ?? 0);
  }
  total += weights.ability * (def?.abilities.filter(({ kind }) => kind !== "keyword").length ?? 0);
  return total + 0.3 * (card.counters.counters ?? 0);
}

/** Cards in play besides Monsters: roughly their cost. A Gear counts by its remaining durability. */
export function otherCardsValue(g: Reader, seat: Seat): number {
  let total = 0;
  for (const id of zoneOf(g.state, "fields", seat).cards) total += 1.5 + price(g, cardOf(g.state, id));
  for (const id of zoneOf(g.state, "items", seat).cards) total += 0.5 + 0.3 * price(g, cardOf(g.state, id));
  for (const id of zoneOf(g.state, "gear", seat).cards) {
    const card = cardOf(g.state, id);
    const left = (printed(g, card)?.stats.durability ?? 0) - (card.counters.wear ?? 0);
    total += 0.5 * power(g, card) * Math.max(0, left);
  }
  return total;
}

const price = (g: Reader, card: Card) => printed(g, card)?.stats.price ?? 2;

/** A deck with fewer cards is in danger: a player who cannot draw is out. */
const THIN = 4;

/** How many cards a deck is short of being safe. */
export const shortOf = (g: Reader, seat: Seat): number =>
  Math.max(0, THIN - zoneOf(g.state, "deck", seat).cards.length);

function evaluateSide(g: Reader, side: Side, weights: Weights, sides: readonly Side[]): number {
  const { seat } = side;
  const acts = g.state.turn.seat === seat && g.state.turn.step !== "end";
  const enemies = sides.filter((other) => other !== side);
  let total = otherCardsValue(g, seat);
  let strength = 0;
  for (const { monsters } of enemies) {
    for (const enemy of monsters) if (isReady(g, enemy.card)) strength += enemy.power * attacksOf(enemy);
  }
  for (const monster of side.monsters) {
    const { card, armor, power: might } = monster;
    let value = monsterValue(g, monster, weights);
    const damage = card.counters.damage ?? 0;
    // Damage is removed at the start of its player's turn, so it only counts if the Monster can be destroyed before.
    if (damage > 0 && g.state.turn.seat !== seat && strength >= armor - damage)
      value -= (weights.wound * value * damage) / Math.max(1, armor);
    if (acts && isReady(g, card)) value += 0.25 * might * attacksOf(monster);
    total += value;
  }
  total -= 3 * shortOf(g, seat);
  total += weights.hand * zoneOf(g.state, "hand", seat).cards.length;
  total += weights.hand * 0.7 * zoneOf(g.state, "legends", seat).cards.length;
  total += weights.point * counter(g, seat, "points");
  const hp = counter(g, seat, "hp");
  if (weights.threat === 0) return total + hpValue(hp);
  const coming = Math.max(0, ...enemies.map((other) => expectedDamage(g, other, side)));
  return total + (1 - weights.threat) * hpValue(hp) + weights.threat * hpValue(hp - coming);
}

/** The value of a position for a seat, compared with each opponent. */
export function evaluatePosition(g: Engine, me: Seat, weights: Weights): number {
  const { outcome } = g.state;
  if (outcome !== null) {
    if (outcome.winners.includes(me)) return WON;
    return outcome.winners.length === 0 ? -WON / 4 : -WON;
  }
  const sides = g.state.seats.filter(({ status }) => status === "in").map(({ seat }) => sideOf(g, seat));
  const own = sides.find(({ seat }) => seat === me);
  if (own === undefined) return -WON;
  let total = evaluateSide(g, own, weights, sides);
  for (const side of sides) if (side !== own) total -= evaluateSide(g, side, weights, sides);
  return total;
}

/** The cost of giving up a card, whichever zone it is in. */
export function cardValue(g: Reader, id: number, weights: Weights): number {
  if (id === NONE) return 0;
  const card = g.state.cards[id];
  const def = card === undefined ? undefined : printed(g, card);
  if (card === undefined || def === undefined) return 1;
  if (g.state.zones[card.zone]?.key === "monsters") return monsterValue(g, fighterOf(g, card), weights);
  const { price: cost = 0, armor: plain = 0, power: might = 0 } = def.stats;
  return def.type === "support" ? 1 + 0.8 * cost : weights.armor * plain + weights.power * might;
}
