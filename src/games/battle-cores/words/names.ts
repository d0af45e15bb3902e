import type { VocabularyNames } from "../../../language";
import { CATEGORIES, ELEMENTS, KEYWORDS, KINDS } from "../cards/card";
import { REFS } from "./print-word";

/** The names that abilities of the game may use. */
export const NAMES = {
  refs: REFS,
  zones: ["hand", "deck", "ground", "legends", "legend-ground", "items", "fields", "gear"],
  types: ["monster", "legend", "support"],
  subtypes: [...ELEMENTS, ...KINDS, ...CATEGORIES],
  stats: ["price", "armor", "power", "durability", ...KEYWORDS.map((keyword) => `kw-${keyword}` as const)],
  events: {
    summon: ["card", "by"],
    attack: ["card", "other"],
    strike: ["card"],
    block: ["card", "other"],
    victory: ["card", "other"],
    discard: ["card"],
    activate: ["by"],
    burn: ["by"],
    "battle-begins": ["by you"],
    "end-begins": ["by you"],
  },
  amounts: ["burn"],
  changes: { burn: [] },
  seatChanges: ["burn"],
  moments: ["turn", "attack", "game"],
  steps: ["start", "main", "battle", "end"],
  play: ["if"],
  labels: {
    startup: "effect",
    ender: "effect",
    victory: "effect",
    upkeep: "effect",
    trade: "effect",
    temper: "effect",
    price: "cost",
    summon: "cost",
  },
  arrival: ["startup", "upkeep"],
  levels: ["kw-speed", "kw-survival"],
} as const satisfies VocabularyNames;
