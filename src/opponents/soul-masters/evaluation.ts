import { type Card, cardOf, hasTrait, type Reader, readStat, type Seat, seatOf, zoneOf } from "../../kernel";
import type { PrintedCard } from "../../language";

/** What the parts of a position are worth. */
export interface Weights {
  readonly atk: number;
  readonly health: number;
  /** Each keyword and each skill of a unit. */
  readonly skill: number;
  readonly hand: number;
  readonly resource: number;
  /** Share of a resting unit's value that it may lose in the other's next turn. */
  readonly exposed: number;
}

export const WEIGHTS: Weights = {
  atk: 0.9,
  health: 0.6,
  skill: 0.5,
  hand: 1.1,
  resource: 0.8,
  exposed: 0.35,
};

const WIN = 1000;
/** What each health of the last level is worth, where little is left of it, and of the levels before. */
const LAST_HP = 1.6;
const HP = 0.75;

/** What it is worth that a unit is there at all. */
const UNIT = 0.8;
/** What a ready energy is worth: in one's own turn, in the other's, and when it is about to ready anyway. */
const READY = { own: 0.4, theirs: 0.25, last: 0.02 } as const;

const cards = (g: Reader, key: string, seat: Seat): Card[] =>
  zoneOf(g.state, key, seat).cards.map((id) => cardOf(g.state, id));
const printed = (g: Reader, { def }: Card) =>
  g.rules.cards[def] as (PrintedCard & { evolves?: string }) | undefined;

/** Health that is left on all levels of a commander. */
function healthValue(g: Reader, seat: Seat): number {
  const hp = seatOf(g.state, seat).counters.hp ?? 0;
  const [leader] = cards(g, "commander", seat);
  let next = leader === undefined ? undefined : printed(g, leader)?.evolves;
  if (next === undefined) return LAST_HP * hp;
  let value = HP * hp;
  while (next !== undefined) {
    const level = g.rules.cards[next] as (PrintedCard & { evolves?: string }) | undefined;
    value += HP * (level?.stats.health ?? 0);
    next = level?.evolves;
  }
  return value + LAST_HP * 2;
}

const skillsOf = (g: Reader, card: Card) => {
  const def = printed(g, card);
  const keywords = Object.keys(def?.stats ?? {}).filter((stat) => stat.startsWith("kw-"));
  return keywords.length + (def?.abilities.length ?? 0);
};

function unitsValue(g: Reader, seat: Seat, w: Weights): number {
  const foes = cards(g, "battleground", 1 - seat).filter((card) => hasTrait(g, card, "unit"));
  const strongest = foes.reduce((most, { id }) => Math.max(most, readStat(g, id, "atk")), 0);
  let value = 0;
  for (const card of cards(g, "battleground", seat)) {
    if (!hasTrait(g, card, "unit")) {
      value += 1;
      continue;
    }
    const health = readStat(g, card.id, "health");
    const own = UNIT + w.atk * readStat(g, card.id, "atk") + w.health * health + w.skill * skillsOf(g, card);
    value += card.rested && strongest >= health ? own * (1 - w.exposed) : own;
  }
  return value;
}

/** The first cards of the energy field count most; those that are ready may still pay for something this round. */
function energyValue(g: Reader, seat: Seat): number {
  const field = cards(g, "energy", seat);
  const ready = field.filter(({ rested }) => !rested).length;
  const placed = field.reduce((sum, _card, i) => sum + (i < 4 ? 2 : 1.4), 0);
  const { turn } = g.state;
  const worth = turn.seat === seat ? READY.own : turn.step === "end" ? READY.last : READY.theirs;
  return placed + worth * ready;
}

/** A card that could be paid for soon is worth more in hand than another. */
function handValue(g: Reader, seat: Seat, w: Weights): number {
  const energy = cards(g, "energy", seat).length;
  return cards(g, "hand", seat).reduce((sum, card) => {
    const cost = card.def === "" ? energy : (printed(g, card)?.stats.cost ?? 9);
    return sum + w.hand + (cost <= energy + 1 ? 0.25 : -0.25);
  }, 0);
}

function sideValue(g: Reader, seat: Seat, w: Weights): number {
  const worn = ["equipment", "battlefield"].reduce((n, key) => n + cards(g, key, seat).length, 0);
  const thin = Math.max(0, 6 - cards(g, "deck", seat).length);
  return (
    healthValue(g, seat) +
    unitsValue(g, seat, w) +
    energyValue(g, seat) +
    handValue(g, seat, w) +
    w.resource * cards(g, "resource-field", seat).length +
    2.5 * worn -
    2 * thin
  );
}

/** The value of a position for a seat, compared with that of the other one. */
export function evaluate(g: Reader, seat: Seat, weights: Weights): number {
  const { outcome } = g.state;
  if (outcome !== null) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? WIN : -WIN;
  return sideValue(g, seat, weights) - sideValue(g, 1 - seat, weights);
}
