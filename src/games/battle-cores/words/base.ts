import { rest } from "../../../kernel";
import type { Vocabulary } from "../../../language";
import { isNew } from "../rules/counters";
import { defOf } from "../rules/defs";
import { discard, moveWithoutDiscarding } from "../rules/discard";
import { drawCards } from "../rules/draw-cards";
import { LAYER } from "../rules/layers";
import { IN_PLAY } from "../rules/zones";
import { amounts } from "./amounts";
import { conditions } from "./conditions";
import { costs } from "./costs";
import { NAMES } from "./names";
import { refOf, SLUG } from "./print-word";

/** States of a card that filters may ask for. */
export const BEING = {
  tempered: (_g, card) => card.rested,
  untempered: (_g, card) => !card.rested,
  damaged: (_g, card) => (card.counters.damage ?? 0) > 0,
  unharmed: (_g, card) => (card.counters.damage ?? 0) === 0,
  token: (g, card) => defOf(g, card).token === true,
  new: (g, card) => isNew(g, card),
  "non-legend": (g, card) => defOf(g, card).type !== "legend",
} as const satisfies Vocabulary["being"];

/** The vocabulary of Battle Cores without its effects: it selects cards, evaluates conditions and pays. */
export const base: Vocabulary = {
  slug: SLUG,
  field: "monsters",
  alsoInPlay: ["gear", "items", "fields"],
  hand: "hand",
  deck: "deck",
  discard: "ground",
  layer: LAYER,
  rules: { ability: "BC 6.10", play: "BC 7.2" },
  use: {
    action: "use",
    rule: "BC 11.23.2",
    elsewhere: { why: "battle-cores.not-in-play" },
    unpaid: { rule: "BC 11.23.1" },
    // Tempering or discarding the card pays for the effect; another discard gives none (BC 11.9.1, 11.9.3, 11.10.1).
    keywords: {
      temper: {
        rule: "BC 11.10.3",
        where: IN_PLAY,
        elsewhere: { why: "battle-cores.not-in-play" },
        cost: [{ pay: "word", word: "temper-this" }],
        unpaid: { why: "battle-cores.tempered", rule: "BC 11.10.2" },
      },
      trade: {
        rule: "BC 11.9.2",
        where: [...IN_PLAY, "hand"],
        elsewhere: { why: "battle-cores.not-in-play" },
        cost: [{ pay: "word", word: "discard-this", args: { or: "hand" } }],
      },
    },
    places: [...IN_PLAY, "hand"],
  },
  ref: refOf,
  touching: () => false,
  being: BEING,
  amounts,
  costs,
  ways: {
    temper: (g, ids) => {
      for (const id of ids) rest(g, id);
    },
    return: (g, ids) => {
      for (const id of ids) moveWithoutDiscarding(g, id, "hand", false);
    },
    deck: (g, ids) => {
      for (const id of ids) moveWithoutDiscarding(g, id, "deck", true);
    },
  },
  verbs: { draw: drawCards, discard, move: moveWithoutDiscarding },
  phrases: ["do.pay", "do.put-into", "ability.activated", "ability.play"],
  // BC 8.6
  headings: ["summon"],
  reminders: false,
  sourceWords: ["duplicate"],
  names: NAMES,
  effects: {},
  conditions,
};
