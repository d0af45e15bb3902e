import type { Vocabulary } from "../../../language";
import { conditions } from "./conditions";
import { diceWords } from "./dice";
import { gridWords } from "./grid";
import { NAMES } from "./names";
import { LYING, WHERE } from "./refs";

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
  lying: LYING,
  names: NAMES,
  effects: { ...diceWords, ...gridWords },
  conditions,
};
