import type { Vocabulary } from "../../../language";
import { cards } from "../cards";
import type { SagaCard } from "../cards/card";
import { granted } from "../cards/granted";
import { abilityWords } from "./abilities";
import { base } from "./base";
import { battleWords } from "./battle";
import { coreWords } from "./cores";
import { deckWords } from "./deck";
import { fieldWords } from "./field";
import { outcomeWords } from "./outcome";
import { revealWords } from "./reveal";
import { usingWords } from "./using";

const namesOf = (all: readonly SagaCard[]) => all.map(({ name }) => name);
const tokens = Object.values(cards).filter(({ token }) => token === true);

/** The words that Battle Spirits Saga adds to the card language. */
export const vocabulary: Vocabulary = {
  ...base,
  names: { ...base.names, cards: { token: namesOf(tokens), grant: namesOf(granted) } },
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
