import { type Card, cardOf, type Reader, readStat, type Seat, zoneOf } from "../../kernel";
import type { BattleCard } from "./cards";

/** How an opponent reads a position: only public information. */

export function printed(g: Reader, card: Card): BattleCard | undefined {
  return card.def === "" ? undefined : (g.rules.cards[card.def] as BattleCard | undefined);
}

export function monstersOf(g: Reader, seat: Seat): Card[] {
  return zoneOf(g.state, "monsters", seat).cards.map((id) => cardOf(g.state, id));
}

export const power = (g: Reader, card: Card) => readStat(g, card.id, "power");
const armor = (g: Reader, card: Card) => readStat(g, card.id, "armor");
export const armorLeft = (g: Reader, card: Card) => armor(g, card) - (card.counters.damage ?? 0);
export const level = (g: Reader, card: Card, keyword: `kw-${string}`) => readStat(g, card.id, keyword);

/** A Monster in play, with the stats that evaluation reads repeatedly. */
export interface Fighter {
  readonly card: Card;
  readonly power: number;
  readonly armor: number;
  readonly speed: number;
  readonly survival: number;
  readonly trueStrike: number;
  readonly elusive: number;
  readonly defender: number;
  readonly range: number;
  readonly ruin: number;
}

export function fighterOf(g: Reader, card: Card): Fighter {
  return {
    card,
    power: power(g, card),
    armor: armor(g, card),
    speed: level(g, card, "kw-speed"),
    survival: level(g, card, "kw-survival"),
    trueStrike: level(g, card, "kw-true-strike"),
    elusive: level(g, card, "kw-elusive"),
    defender: level(g, card, "kw-defender"),
    range: level(g, card, "kw-range"),
    ruin: level(g, card, "kw-ruin"),
  };
}

/** The number of Attacks a Monster can make in a Battle Phase if nothing prevents them. */
export const attacksOf = ({ speed, defender }: Fighter) => speed + (defender > 0 ? 0 : 1);

/** A player's side of a position. Its Monsters are read once. */
export interface Side {
  readonly seat: Seat;
  readonly monsters: readonly Fighter[];
}

export function sideOf(g: Reader, seat: Seat): Side {
  return { seat, monsters: monstersOf(g, seat).map((card) => fighterOf(g, card)) };
}

export function isReady(g: Reader, card: Card): boolean {
  if (card.rested) return false;
  return card.counters.summoned !== g.state.turn.number || level(g, card, "kw-active") > 0;
}

export const counter = (g: Reader, seat: Seat, name: string) => g.state.seats[seat]?.counters[name] ?? 0;
