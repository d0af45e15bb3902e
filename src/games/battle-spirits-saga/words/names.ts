import type { VocabularyNames } from "../../../language";
import { COLOURS } from "../rules/colours";
import { KEYWORD_STATS } from "../rules/defs";
import { FAMILIES } from "../rules/families";
import { REFS } from "./print-word";

/** Values that only the rules read. */
export const FINAL = [
  "cannot-attack",
  "cannot-block",
  "cannot-be-blocked",
  "no-block-bp",
  "cannot-refresh",
  "cannot-be-destroyed-by-battle",
  "cannot-be-destroyed-by-effects",
] as const;

/** Numbered keywords are raised to a number, not added. */
const NUMBERED = ["kw-gale", "kw-crush", "kw-raid"];

/** The names that abilities of the game may use. */
export const NAMES = {
  refs: REFS,
  zones: ["spirits", "nexuses", "hand", "deck", "trash", "burst"],
  types: ["spirit", "nexus", "magic"],
  subtypes: [...COLOURS, ...FAMILIES],
  stats: ["cost", "lv1-cost", "cores", "level", "written-bp", "bp", "symbols", ...FINAL, ...KEYWORD_STATS],
  events: {
    summon: ["card", "by"],
    place: ["card", "by"],
    attack: ["card", "by"],
    block: ["card", "other", "by"],
    destroyed: ["card", "by"],
    "battle-ends": ["card", "other this"],
    "life-lost": ["by"],
    magic: ["by"],
    burst: ["by"],
    discard: ["card"],
    "start-step": ["by"],
    "core-step": ["by"],
    "draw-step": ["by"],
    "refresh-step": ["by"],
    "main-step": ["by"],
    "attack-step": ["by"],
    "end-step": ["by"],
  },
  changes: { destroy: ["effect", "battle"] },
  moments: ["turn", "battle"],
  steps: ["start", "core", "draw", "refresh", "main", "attack", "end"],
  labels: { triggered: "effect" },
  levels: NUMBERED,
  final: FINAL,
} as const satisfies VocabularyNames;
