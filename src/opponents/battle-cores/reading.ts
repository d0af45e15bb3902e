import { type Card, type CardId, cardOf, NONE, type Reader, readStat, type Seat, zoneOf } from "../../kernel";
import type { BattleCard } from "./cards";

/** How an opponent reads a position: only what stands open in it. */

/** The Attack that is going on. */
export interface Attack {
  readonly attacker: CardId;
  /** NONE for a direct one. */
  readonly target: CardId;
  readonly defender: Seat;
  readonly stage: string;
}

export function attackOf(g: Reader): Attack | null {
  return (g.state.vars.attack ?? null) as Attack | null;
}

export function printed(g: Reader, card: Card): BattleCard | undefined {
  return card.def === "" ? undefined : (g.rules.cards[card.def] as BattleCard | undefined);
}

export function monstersOf(g: Reader, seat: Seat): Card[] {
  return zoneOf(g.state, "monsters", seat).cards.map((id) => cardOf(g.state, id));
}

export const power = (g: Reader, card: Card) => readStat(g, card.id, "power");
export const armor = (g: Reader, card: Card) => readStat(g, card.id, "armor");
export const armorLeft = (g: Reader, card: Card) => armor(g, card) - (card.counters.damage ?? 0);
export const has = (g: Reader, card: Card, keyword: string) => readStat(g, card.id, `kw-${keyword}`);

/** Attacks that a Monster makes in a Battle Phase of its player when nothing keeps it from them. */
export const attacksOf = (g: Reader, card: Card) =>
  has(g, card, "speed") + (has(g, card, "defender") > 0 ? 0 : 1);

/** Can it attack in the running turn? */
export function isReady(g: Reader, card: Card): boolean {
  if (card.rested) return false;
  return card.counters.summoned !== g.state.turn.number || has(g, card, "active") > 0;
}

export const counter = (g: Reader, seat: Seat, name: string) => g.state.seats[seat]?.counters[name] ?? 0;

export const isIn = (g: Reader, seat: Seat) => seat !== NONE && g.state.seats[seat]?.status === "in";
