import type { Vocabulary } from "../../../language";
import { cards } from "../cards";
import { abilityWords } from "./abilities";
import { base } from "./base";
import { battleWords } from "./battle";
import { coreWords } from "./cores";
import { deckWords } from "./deck";
import { fieldWords } from "./field";
import { outcomeWords } from "./outcome";
import { revealWords } from "./reveal";
import { usingWords } from "./using";

/** The words that Battle Spirits Saga adds to the card language. */
export const vocabulary: Vocabulary = {
  ...base,
  effects: {
    ...coreWords,
    ...deckWords,
    ...revealWords,
    ...usingWords,
    ...fieldWords(cards),
    ...battleWords,
    ...outcomeWords,
    ...abilityWords(cards, () => vocabulary),
  },
};
