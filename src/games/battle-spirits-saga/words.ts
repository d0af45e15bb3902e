import type { Vocabulary } from "../../language";
import { abilityWords } from "./words/abilities";
import { base } from "./words/base";
import { battleWords } from "./words/battle";
import { coreWords } from "./words/cores";
import { deckWords } from "./words/deck";
import { fieldWords } from "./words/field";
import { outcomeWords } from "./words/outcome";

/** What Battle Spirits Saga adds to the card language. */
export const vocabulary: Vocabulary = {
  ...base,
  effects: {
    ...coreWords,
    ...deckWords,
    ...fieldWords,
    ...battleWords,
    ...outcomeWords,
    ...abilityWords(() => vocabulary),
  },
};
