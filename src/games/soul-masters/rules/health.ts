import {
  addSeatCounter,
  announce,
  become,
  draw,
  type Engine,
  eliminateAll,
  type Reader,
  readStat,
  type Seat,
  seatOf,
  zoneOf,
} from "../../../kernel";
import { isUseMark } from "../../../language";
import { commanderOf, defOf } from "./defs";
import { generate } from "./resources";
import { type Loss, set, varsOf } from "./vars";
import { cardsIn } from "./zones";

export const hpOf = (g: Reader, seat: Seat): number => seatOf(g.state, seat).counters.hp ?? 0;
export const maxHp = (g: Reader, seat: Seat): number => readStat(g, commanderOf(g, seat).id, "health");

/** Notes that a player has lost. It is judged after the running instruction (SM 6.12). */
function lose(g: Engine, loss: Loss): void {
  const { lost } = varsOf(g.state);
  if (!lost.some(({ seat }) => seat === loss.seat)) set(g, "lost", [...lost, loss]);
}

const RULES = { "no-health": "SM 6.9", "no-cards": "SM 6.10" } as const;

/** Eliminates players who have lost. Both at once is a draw (SM 6.9, SM 6.10, SM 6.12). */
export function checkVictory(g: Engine): boolean {
  const { lost } = varsOf(g.state);
  const [first] = lost;
  if (first === undefined) return false;
  eliminateAll(
    g,
    lost.map(({ seat }) => seat),
    `soul-masters.${first.cause}`,
    RULES[first.cause],
  );
  return true;
}

/** Makes players draw cards one by one. A player who has none to draw has lost (SM 6.10, SM 6.11, SM 8.8). */
export function drawCards(g: Engine, seats: readonly Seat[], count: number): void {
  for (const seat of seats)
    for (let i = 0; i < count; i++) {
      if (cardsIn(g, "deck", seat) === 0) {
        lose(g, { seat, cause: "no-cards" });
        break;
      }
      draw(g, seat, 1);
    }
}

/**
 * Replaces the commander by its next level. It stays the same card (SM 6.5, SM 6.13). Its player draws a card and
 * generates a resource (SM 6.7, SM 6.8).
 */
function evolve(g: Engine, seat: Seat): void {
  const before = commanderOf(g, seat);
  const next = defOf(g, before).evolves;
  if (next === undefined) return lose(g, { seat, cause: "no-health" });
  const under = zoneOf(g.state, "levels", seat).cards.find((id) => g.state.cards[id]?.def === next);
  become(g, before.id, next, isUseMark);
  if (under !== undefined) become(g, under, before.def);
  addSeatCounter(g, seat, "hp", maxHp(g, seat) - hpOf(g, seat));
  announce(g, "evolve", seat, { card: before.id, def: next });
  drawCards(g, [seat], 1);
  generate(g, seat, 1);
}

/**
 * Lowers a player's health. At 0 the commander evolves at once, and the rest of the damage is lost (SM 6.3, SM 6.6).
 */
export function loseHp(g: Engine, seat: Seat, n: number): void {
  const hp = hpOf(g, seat);
  const lost = Math.min(n, hp - readStat(g, commanderOf(g, seat).id, "hp-floor"));
  if (lost <= 0 || hp === 0) return;
  if (addSeatCounter(g, seat, "hp", -lost) === 0) evolve(g, seat);
}

/** Heals a player, never above the commander's Max HP (SM 6.4). */
export function heal(g: Engine, seat: Seat, n: number): void {
  const gained = Math.min(n, maxHp(g, seat) - hpOf(g, seat));
  if (gained <= 0 || hpOf(g, seat) === 0) return;
  addSeatCounter(g, seat, "hp", gained);
  announce(g, "heal", seat, { amount: gained });
}
