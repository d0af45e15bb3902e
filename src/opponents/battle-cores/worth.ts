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
} from "./reading";
import { damageComing } from "./threat";

/** What things are worth, in Points. */
export interface Judgement {
  /** One Armor and one Power of a Monster in play. */
  readonly armor: number;
  readonly power: number;
  /** Each level of a keyword, and each further ability. */
  readonly keyword: number;
  readonly ability: number;
  readonly hand: number;
  readonly point: number;
  /** Share of the damage that threatens a player in the next round. */
  readonly threat: number;
  /** Share of a Monster's worth that damage takes, as long as it can still be finished this turn. */
  readonly wound: number;
}

export const JUDGEMENT: Judgement = {
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

/** HP count for more the fewer are left. */
export function hpWorth(hp: number): number {
  return hp <= 0 ? -60 : 9 * Math.log2(1 + hp / 4);
}

const KEYWORDS = ["speed", "survival", "trueStrike", "elusive", "defender", "range", "ruin"] as const;

/** What a Monster adds to its side while it lies there. */
function monsterWorth(g: Reader, monster: Fighter, judgement: Judgement): number {
  const { card, armor, power: might, survival } = monster;
  let worth = judgement.armor * armor + judgement.power * might;
  for (const keyword of KEYWORDS) worth += judgement.keyword * monster[keyword];
  worth -= judgement.keyword * Math.min(card.counters.survived ?? 0, survival);
  const def = printed(g, card);
  for (const label of ["upkeep", "temper", "ender", "victory", "trade"]) {
    worth += judgement.ability * (def?.at?.[label]?.length ?? 0);
  }
  worth += judgement.ability * (def?.abilities.filter(({ kind }) => kind !== "keyword").length ?? 0);
  return worth + 0.3 * (card.counters.counters ?? 0);
}

/** Cards in play beside Monsters: about what was paid for them, a Gear by what is left of it. */
function restWorth(g: Reader, seat: Seat): number {
  let worth = 0;
  for (const id of zoneOf(g.state, "fields", seat).cards) worth += 1.5 + price(g, cardOf(g.state, id));
  for (const id of zoneOf(g.state, "items", seat).cards) worth += 0.5 + 0.3 * price(g, cardOf(g.state, id));
  for (const id of zoneOf(g.state, "gear", seat).cards) {
    const card = cardOf(g.state, id);
    const left = (printed(g, card)?.stats.durability ?? 0) - (card.counters.wear ?? 0);
    worth += 0.5 * power(g, card) * Math.max(0, left);
  }
  return worth;
}

const price = (g: Reader, card: Card) => printed(g, card)?.stats.price ?? 2;

/** Fewer cards than this in the deck are a danger: who cannot draw is out. */
const THIN = 4;

function sideWorth(g: Reader, side: Side, judgement: Judgement, sides: readonly Side[]): number {
  const { seat } = side;
  const acts = g.state.turn.seat === seat && g.state.turn.step !== "end";
  const enemies = sides.filter((other) => other !== side);
  let worth = restWorth(g, seat);
  let strength = 0;
  for (const { monsters } of enemies) {
    for (const enemy of monsters) if (isReady(g, enemy.card)) strength += enemy.power * attacksOf(enemy);
  }
  for (const monster of side.monsters) {
    const { card, armor, power: might } = monster;
    let value = monsterWorth(g, monster, judgement);
    const damage = card.counters.damage ?? 0;
    // Damage is gone when its player's turn begins: it only counts if it can be brought to an end before.
    if (damage > 0 && g.state.turn.seat !== seat && strength >= armor - damage)
      value -= (judgement.wound * value * damage) / Math.max(1, armor);
    if (acts && isReady(g, card)) value += 0.25 * might * attacksOf(monster);
    worth += value;
  }
  const deck = zoneOf(g.state, "deck", seat).cards.length;
  if (deck < THIN) worth -= 3 * (THIN - deck);
  worth += judgement.hand * zoneOf(g.state, "hand", seat).cards.length;
  worth += judgement.hand * 0.7 * zoneOf(g.state, "legends", seat).cards.length;
  worth += judgement.point * counter(g, seat, "points");
  const hp = counter(g, seat, "hp");
  if (judgement.threat === 0) return worth + hpWorth(hp);
  const coming = Math.max(0, ...enemies.map((other) => damageComing(g, other, side)));
  return worth + (1 - judgement.threat) * hpWorth(hp) + judgement.threat * hpWorth(hp - coming);
}

/** How good a position is for a seat: what it has, against what each of the others has. */
export function positionWorth(g: Engine, me: Seat, judgement: Judgement): number {
  const { outcome } = g.state;
  if (outcome !== null) {
    if (outcome.winners.includes(me)) return WON;
    return outcome.winners.length === 0 ? -WON / 4 : -WON;
  }
  const sides = g.state.seats.filter(({ status }) => status === "in").map(({ seat }) => sideOf(g, seat));
  const own = sides.find(({ seat }) => seat === me);
  if (own === undefined) return -WON;
  let worth = sideWorth(g, own, judgement, sides);
  for (const side of sides) if (side !== own) worth -= sideWorth(g, side, judgement, sides);
  return worth;
}

/** How much a card is missed when it is given up, whichever place it lies in. */
export function cardWorth(g: Reader, id: number, judgement: Judgement): number {
  if (id === NONE) return 0;
  const card = g.state.cards[id];
  const def = card === undefined ? undefined : printed(g, card);
  if (card === undefined || def === undefined) return 1;
  if (g.state.zones[card.zone]?.key === "monsters") return monsterWorth(g, fighterOf(g, card), judgement);
  const { price: cost = 0, armor: plain = 0, power: might = 0 } = def.stats;
  return def.type === "support" ? 1 + 0.8 * cost : judgement.armor * plain + judgement.power * might;
}
