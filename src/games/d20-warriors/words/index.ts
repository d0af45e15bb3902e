import type { Vocabulary } from "../../../language";
import { DIRECTIONS, distance } from "../rules/board";
import { conditions } from "./conditions";
import { diceWords } from "./dice";
import { gridWords } from "./grid";
import { REFS, WHERE } from "./refs";

/** The keywords: each has a stat `kw-NAME`, and its rules are where they apply. */
const KEYWORDS = [
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

/** What D20 Warriors adds to the card language. */
export const vocabulary: Vocabulary = {
  ...WHERE,
  layer: { standing: "standing", lasting: "lasting" },
  rules: { ability: "D20 6.3", play: "D20 3.5" },
  use: {
    action: "ability",
    rule: "D20 6.3",
    elsewhere: { why: "d20.ability-not-live", rule: "D20 6.4" },
    unpaid: { why: "d20.cannot-pay-discard" },
  },
  sourceWords: ["at-centre"],
  lying: {
    line: (_g, to, card) => to.x === card.x || to.y === card.y,
    "two-away": (_g, to, card) => distance(to, card) === 2,
  },
  names: {
    refs: REFS,
    zones: ["hand", "deck", "discard"],
    types: ["warrior", "flash"],
    subtypes: SUBTYPES,
    stats: [...DIRECTIONS, "bonus", ...KEYWORDS.map((keyword) => `kw-${keyword}`)],
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
  },
  effects: { ...diceWords, ...gridWords },
  conditions,
};
