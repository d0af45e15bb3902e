import { type CardId, cardOf, isOfPrintedKind, type Reader, type Rules, readStat } from "../../kernel";
import type { Ability, PrintedCard, Vocabulary } from "..";
import { vocabulary as arena, arenaRules, unit } from "./arena";

/** Traits of these cards that are neither type nor subtype but can be filtered and changed like these. */
export const COLOURS = ["red", "green"] as const;

const LAYERS = ["print", "assign", "add"] as const;

/**
 * The made-up game with levels: a unit has the power of the highest level for which it has the cores. Power is assigned
 * before anything adds to it. All other values change in the order in which the changes were made.
 */
export const vocabulary: Vocabulary = {
  ...arena,
  names: {
    ...arena.names,
    subtypes: [...arena.names.subtypes, ...COLOURS],
    stats: ["power", "level"],
  },
  layerFor: (kind, stat, op) => {
    if (stat !== "power") return "only";
    if (kind === "standing" && op === "set") return "print";
    return op === "set" ? "assign" : "add";
  },
};

export interface LevelUnit extends PrintedCard {
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

const levelsOf = (g: Reader, def: string) => (g.rules.cards[def] as LevelUnit | undefined)?.levels ?? [];

function levelByCores(g: Reader, id: CardId): number {
  const { def, counters } = cardOf(g.state, id);
  return levelsOf(g, def).filter(({ cores }) => (counters.cores ?? 0) >= cores).length;
}

/** Rules of the made-up game over these cards. */
export function levelRules(cards: readonly LevelUnit[], v = vocabulary): Rules {
  return {
    ...arenaRules(cards, v),
    values: {
      ...arenaRules(cards, v).values,
      layers: ["only"],
      layersOf: (stat) => (stat === "power" ? LAYERS : ["only"]),
      bases: {
        level: (g, card) => levelByCores(g, card.id),
        power: (g, card) => levelsOf(g, card.def)[readStat(g, card.id, "level") - 1]?.power ?? 0,
      },
      isOfKind: (def, name) => isOfPrintedKind(def, name) || (def as LevelUnit).colour === name,
    },
  };
}
