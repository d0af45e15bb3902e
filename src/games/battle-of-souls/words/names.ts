import type { VocabularyNames } from "../../../language";
import { KEYWORDS } from "../cards/card";
import { REFS } from "./print-word";

/** Values that only the rules read. */
const FINAL = [
  "cannot-attack",
  "cannot-be-destroyed",
  "cannot-be-destroyed-by-battle",
  "stays-resting",
  "may-stay-resting",
] as const;

/** Values of seats. */
const OF_SEATS = [
  "places-fighters",
  "places-legendary",
  "places-equipment",
  "places-tactics",
  "places-cards",
  "deployments",
  "warrior-deployments",
  "no-battle-damage",
  "no-effect-damage",
] as const;

/** The names that abilities of the game may use. */
export const NAMES = {
  refs: REFS,
  zones: [
    "fighters",
    "equipment",
    "tactics",
    "battlefield",
    "on-field",
    "deck",
    "hand",
    "discard",
    "removed",
  ],
  types: [
    "warrior",
    "elite",
    "warlord",
    "legendary",
    "token",
    "fighter",
    "equipment",
    "tactic",
    "battlefield",
  ],
  // Any trait of a card: the pool knows which there are.
  subtypes: ["one-turn", "continuous", "attached"] as readonly string[],
  stats: [
    "atk",
    "rst",
    "kills",
    "attacks",
    ...FINAL,
    ...OF_SEATS,
    ...KEYWORDS.map((keyword) => `kw-${keyword}` as const),
  ],
  events: {
    deployed: ["card"],
    destroyed: ["card"],
    sacrificed: ["card"],
    discarded: ["card"],
    sent: ["card"],
    leaves: ["card"],
    attack: ["card", "other"],
    kill: ["card", "other"],
    "battle-damage": ["by"],
    "effect-damage": ["by"],
    "ready-phase": ["by"],
    "end-phase": ["by"],
    stack: ["by"],
  },
  raised: ["stack"],
  changes: { destroy: ["battle", "effect"] },
  leaving: ["destroy", "remove", "sacrifice", "shuffle-in"],
  inPlay: ["destroy", "sacrifice", "rest", "stand", "kill-token", "add-counter", "remove-counter"],
  moments: ["turn", "game"],
  steps: ["draw", "ready", "main", "start", "battle", "damage", "end-step", "main-2", "end"],
  final: FINAL,
  ofSeats: OF_SEATS,
  useMoments: ["main", "battle", "quick"],
  play: ["cost"],
} as const satisfies VocabularyNames;
