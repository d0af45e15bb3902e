import { hasTrait, type Reader, readStat, type Seat, seatOf } from "../../kernel";
import { cards, printed } from "./board";
import { exposure } from "./exposure";
import { unitValue } from "./units";
import type { Weights } from "./weights";

const WIN = 1000;
/** Number of hand cards that are certain to be useful. */
const USEFUL_HAND = 5;
/** The first cards of the energy field count most. Ready ones may still pay for something this round. */
const ENERGY = { first: 2.2, more: 1.4, many: 4 } as const;
const READY = { own: 0.3, theirs: 0.3, last: 0.02 } as const;
/** The extra value of the last health, and how quickly it fades. */
const LAST = { worth: 12, fades: 5 } as const;
/** Deck size below which every card counts. */
const THIN = 10;

/**
 * The value of a commander's remaining health. Each later level counts with the card, resource and strength it brings,
 * so reaching it is no gain. Damage lost beyond a level is one.
 */
function healthValue(g: Reader, seat: Seat, w: Weights): number {
  let left = seatOf(g.state, seat).counters.hp ?? 0;
  let value = 0;
  let level = printed(g, cards(g, "commander", seat)[0]?.def ?? "");
  while (level?.evolves !== undefined) {
    const next = printed(g, level.evolves);
    left += next?.stats.health ?? 0;
    value += w.hand + w.resource + w.atk * ((next?.stats.atk ?? 0) - (level.stats.atk ?? 0)) + w.level;
    level = next;
  }
  return value + left + LAST.worth * (1 - Math.exp(-left / LAST.fades));
}

function boardValue(g: Reader, seat: Seat, w: Weights): number {
  let value = 0;
  for (const card of cards(g, "commander", seat)) value += w.atk * readStat(g, card.id, "atk");
  for (const card of cards(g, "battleground", seat))
    value += hasTrait(g, card, "unit") ? unitValue(g, card, w) : 1;
  return value;
}

function energyValue(g: Reader, seat: Seat, w: Weights): number {
  const field = cards(g, "energy", seat);
  const open = field.filter(({ face }) => face === "up");
  const skills = open.reduce((n, { def }) => n + (printed(g, def)?.abilities.length ?? 0), 0);
  const ready = field.filter(({ rested }) => !rested).length;
  const first = Math.min(ENERGY.many, field.length);
  const { turn } = g.state;
  const worth = turn.seat === seat ? READY.own : turn.step === "end" ? READY.last : READY.theirs;
  return ENERGY.first * first + ENERGY.more * (field.length - first) + worth * ready + w.skill * skills;
}

/** A hand card that could be paid for soon is worth more. */
function handValue(g: Reader, seat: Seat, w: Weights): number {
  const energy = cards(g, "energy", seat).length;
  return cards(g, "hand", seat).reduce((sum, { def }, i) => {
    const cost = def === "" ? energy : (printed(g, def)?.stats.cost ?? energy);
    return sum + (i < USEFUL_HAND ? w.hand : w.more) + (cost <= energy + 1 ? 0.2 : -0.2);
  }, 0);
}

function sideValue(g: Reader, seat: Seat, w: Weights): number {
  const worn = ["equipment", "battlefield"].reduce((n, key) => n + cards(g, key, seat).length, 0);
  const thin = Math.max(0, THIN - cards(g, "deck", seat).length);
  return (
    healthValue(g, seat, w) +
    boardValue(g, seat, w) +
    energyValue(g, seat, w) +
    handValue(g, seat, w) +
    w.resource * cards(g, "resource-field", seat).length +
    2.5 * worn -
    0.3 * thin * thin
  );
}

/**
 * The value of a position for a seat, compared with its opponent. Attacks the turn player could still make do not count
 * until they are made.
 */
export function evaluate(g: Reader, seat: Seat, w: Weights): number {
  const { outcome, turn } = g.state;
  if (outcome !== null) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? WIN : -WIN;
  const value = sideValue(g, seat, w) - sideValue(g, 1 - seat, w);
  if (w.exposed === 0) return value;
  const lost = w.exposed * exposure(g, seat, w);
  return turn.seat === seat ? value - lost : value - lost + w.exposed * exposure(g, 1 - seat, w);
}
