import { winChance } from "../../games/d20-warriors";
import { type Card, cardOf, type Engine, type Rules, readStat, type Seat, zoneOf } from "../../kernel";
import { type AttackOdds, STEPS } from "./odds";

/** Warriors in hand: a newly placed one may attack at once, from any empty cell next to its target. */

/** The best number in each direction that a seat's hand could bring (indexed like `STEPS`). Null without a Warrior. */
export type Reach = readonly number[];

/** The number an unseen hand is assumed to bring in every direction. */
function unseenNumber(rules: Rules): number {
  const warriors = Object.values(rules.cards).filter((card) => card.type === "warrior");
  const best = warriors.map((card) => Math.max(...STEPS.map(({ name }) => card.stats[name] ?? 0)));
  return best.reduce((sum, n) => sum + n, 0) / Math.max(1, best.length);
}

const unseen = new WeakMap<Rules, number>();

function unseenIn(rules: Rules): number {
  const known = unseen.get(rules) ?? Math.round(unseenNumber(rules));
  unseen.set(rules, known);
  return known;
}

/**
 * The attacks a seat's hand could make.
 * @param unknownCounts whether to assume an average hand if it is hidden.
 */
export function reachOf(g: Engine, seat: Seat): Reach | null {
  const hand = zoneOf(g.state, "hand", seat).cards.map((id) => cardOf(g.state, id));
  const known = hand.filter((card) => card.def !== "" && g.rules.cards[card.def]?.type === "warrior");
  if (known.length < hand.length && known.length === 0) {
    const any = hand.some((card) => card.def === "");
    return any ? STEPS.map(() => unseenIn(g.rules)) : null;
  }
  if (known.length === 0) return null;
  return STEPS.map(({ name }) => Math.max(...known.map((card) => g.rules.cards[card.def]?.stats[name] ?? 0)));
}

const chances = new Map<number, number>();

/** The probability that a number of dice beats another that has a bonus. */
function chanceAgainst(dice: number, number: number, bonus: number): number {
  const key = (dice * 64 + number) * 256 + bonus + 128;
  let chance = chances.get(key);
  if (chance === undefined) {
    chance = winChance(dice, number, 0, bonus);
    chances.set(key, chance);
  }
  return chance;
}

/**
 * The best attack on each of the opponent's face-up Warriors by a Warrior yet to be placed.
 * @param id its id in the results.
 */
export function reserveAttacks(g: Engine, seat: Seat, reach: Reach, id: number): AttackOdds[] {
  const cards = zoneOf(g.state, "battlefield").cards.map((own) => cardOf(g.state, own));
  const taken = new Set(cards.map((card) => place(card.x, card.y)));
  const attacks: AttackOdds[] = [];
  for (const card of cards) {
    if (card.controller === seat || card.face !== "up") continue;
    const chance = bestAgainst(g, card, taken, reach);
    if (chance > 0) attacks.push({ attacker: id, target: card.id, chance });
  }
  return attacks;
}

const place = (x: number, y: number) => x * 4096 + y;

function bestAgainst(g: Engine, card: Card, taken: ReadonlySet<number>, reach: Reach): number {
  const bonus = readStat(g, card.id, "bonus", true);
  let best = 0;
  for (let i = 0; i < STEPS.length; i++) {
    const step = STEPS[i];
    const back = STEPS[(i + 4) % 8];
    if (step === undefined || back === undefined || taken.has(place(card.x + step.x, card.y + step.y)))
      continue;
    const chance = chanceAgainst(reach[(i + 4) % 8] ?? 0, readStat(g, card.id, step.name), bonus);
    if (chance > best) best = chance;
  }
  return best;
}
