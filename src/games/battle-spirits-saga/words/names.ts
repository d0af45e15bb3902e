import type { VocabularyNames } from "../../../language";
import { COLOURS } from "../rules/colours";
import { KEYWORD_STATS } from "../rules/defs";
import { FAMILIES } from "../rules/families";
import { DISCARDED, REFS } from "./print-word";

/** Values that only the rules read. */
export const FINAL = [
  "cannot-attack",
  "cannot-block",
  "cannot-be-blocked",
  "no-block-bp",
  "cannot-refresh",
  "cannot-be-destroyed-by-battle",
  "cannot-be-destroyed-by-effects",
  "cannot-be-destroyed-by-opponent",
  "may-block-exhausted",
  "cannot-take-last-life",
  "takes-one-life",
  "takes-no-life",
  "cannot-be-chosen",
  "cores-protected",
  "enters-exhausted",
  "any-symbol-reduces",
  "no-summon-effects",
  "no-attack-effects",
  "no-destroyed-effects",
  "no-effects",
  "deck-protected",
] as const;

/** Numbered keywords are raised to a number, not added. */
const NUMBERED = ["kw-gale", "kw-crush", "kw-raid"];

/** The names that abilities of the game may use. */
export const NAMES = {
  refs: [...REFS, DISCARDED],
  zones: ["spirits", "nexuses", "hand", "deck", "trash", "burst"],
  types: ["spirit", "nexus", "magic"],
  subtypes: [...COLOURS, ...FAMILIES],
  kinds: { colour: COLOURS, family: FAMILIES },
  stats: [
    "cost",
    "lv1-cost",
    "colours",
    "cores",
    "level",
    "written-bp",
    "bp",
    "symbols",
    ...FINAL,
    ...KEYWORD_STATS,
  ],
  events: {
    summon: ["card", "by", "how", "from"],
    place: ["card", "by"],
    attack: ["card", "by"],
    block: ["card", "other", "by"],
    destroyed: ["card", "other", "by", "how", "source"],
    "takes-life": ["card", "by"],
    "summon-effect": ["card", "by"],
    "battle-ends": ["card", "other this"],
    "life-lost": ["by"],
    "life-gained": ["by"],
    "cores-placed": ["card", "by"],
    "cores-removed": ["card", "by"],
    magic: ["card", "by"],
    burst: ["card", "by"],
    discard: ["card", "by", "from"],
    "start-step": ["by"],
    "core-step": ["by"],
    "draw-step": ["by"],
    "refresh-step": ["by"],
    "main-step": ["by"],
    "attack-step": ["by"],
    "end-step": ["by"],
  },
  hows: {
    destroyed: ["battle", "effect", "no-bp", "no-cores"],
    summon: ["soul-paid"],
  },
  mutual: KEYWORD_STATS,
  ofSeats: ["deck-protected"],
  amounts: ["takes-life", "life-lost", "life-gained"],
  eventZones: { magic: "used", burst: "burst", discard: "trash" },
  against: ["cannot-block", "cannot-be-blocked", "cannot-be-chosen"],
  changes: { destroy: ["effect", "battle"] },
  moments: ["turn", "battle", "your-refresh"],
  steps: ["start", "core", "draw", "refresh", "main", "attack", "end"],
  labels: { triggered: "effect" },
  levels: [...NUMBERED, "no-block-bp"],
  final: FINAL,
  readingStates: ["summon-effect", "attack-effect", "block-effect", "destroyed-effect"],
  useMoments: ["main", "flash"],
  play: ["if"],
} as const satisfies VocabularyNames;
