import type { VocabularyNames } from "../../../language";
import { DIRECTIONS } from "../rules/board";
import { REFS } from "./refs";

/** The keywords. Each has a stat `kw-NAME`, and its rules are implemented where they apply. */
export const KEYWORDS = [
  "reach",
  "guarded",
  "sure",
  "stalwart",
  "iron",
  "sidestep",
  "hidden",
  "bound",
  "trailblazer",
] as const;

/** Subtypes of Warriors; each has its own artwork. */
const SUBTYPES = [
  "drake",
  "beast",
  "knight",
  "mage",
  "bird",
  "serpent",
  "golem",
  "spirit",
  "insect",
  "siege",
  "relic",
  "rune",
  "plant",
  "machine",
] as const;

/** The names that abilities of the game may use. */
export const NAMES = {
  refs: REFS,
  zones: ["hand", "deck", "discard"],
  types: ["warrior", "flash"],
  subtypes: SUBTYPES,
  stats: [...DIRECTIONS, "bonus", ...KEYWORDS.map((keyword) => `kw-${keyword}` as const)],
  events: {
    place: ["card", "by"],
    attack: ["card", "other"],
    dice: ["card this", "other this"],
    tie: [],
    win: ["card", "other"],
    lose: ["card", "other"],
    "flip-up": ["card"],
    "flip-down": ["card"],
    shift: ["card"],
    flash: ["by"],
    discard: ["by"],
    turn: ["by"],
  },
  changes: { "flip-down": ["battle", "effect", "cost"], "flip-up": ["effect"] },
  moments: ["turn", "battle", "game"],
  steps: ["draw", "act", "battle"],
} as const satisfies VocabularyNames;
