import {
  type Card,
  type CardId,
  cardOf,
  isOfPrintedKind,
  printedStat,
  type Reader,
  readStat,
} from "../../kernel";
import { type Ability, type Effect, type PrintedCard, watchesOf } from "..";
import { type COLOURS, coresOn } from "./arena-words";

/**
 * A card of the made-up game.
 * @param power what a unit or guard deals, what a shield takes from damage, what a spell costs.
 */
export function card(
  name: string,
  type: "unit" | "guard" | "shield" | "spell",
  power: number,
  ...abilities: readonly Ability[]
): PrintedCard {
  return { name, number: 1, type, stats: { power }, abilities, watches: watchesOf(abilities) };
}

/** A beast with power 1. */
export function unit(name: string, ...abilities: readonly Ability[]): PrintedCard {
  return { ...card(name, "unit", 1, ...abilities), subtypes: ["beast"] };
}

/**
 * A spell. Its price in cores is its power.
 * @param isX true for a spell that costs as much more as the number chosen for it.
 */
export function spell(name: string, price: number, effect: Effect, isX = false): PrintedCard {
  const stats = { power: price, ...(isX && { x: 1 }) };
  return { ...card(name, "spell", price, { kind: "play", effect }), stats };
}

interface LevelUnit extends PrintedCard {
  /** The cores needed for each level above 0, and its power there. */
  readonly levels: readonly { readonly cores: number; readonly power: number }[];
  readonly colour: (typeof COLOURS)[number];
}

/** A unit with levels at 1 and 3 cores, with powers 2 and 5. */
export function leveled(name: string, colour: LevelUnit["colour"], ...abilities: Ability[]): LevelUnit {
  const levels = [
    { cores: 1, power: 2 },
    { cores: 3, power: 5 },
  ];
  return { ...unit(name, ...abilities), levels, colour };
}

const levelsOf = (g: Reader, def: string) => (g.rules.cards[def] as Partial<LevelUnit> | undefined)?.levels;

function levelByCores(g: Reader, id: CardId): number {
  const levels = levelsOf(g, cardOf(g.state, id).def) ?? [];
  return levels.filter(({ cores }) => coresOn(g, id) >= cores).length;
}

function basePower(g: Reader, card: Card): number {
  const levels = levelsOf(g, card.def);
  if (levels === undefined) return printedStat(g, card, "power");
  return levels[readStat(g, card.id, "level") - 1]?.power ?? 0;
}

const BASES = { level: (g: Reader, card: Card) => levelByCores(g, card.id), power: basePower };

/** Derived values cost time at every reading, which the benchmark of units without levels should not measure. */
export const basesOf = (cards: readonly PrintedCard[]) =>
  cards.some((card) => "levels" in card) ? BASES : {};

export const isOfKind = (def: PrintedCard, name: string) =>
  isOfPrintedKind(def, name) || (def as Partial<LevelUnit>).colour === name;
