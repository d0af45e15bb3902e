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
import { usingWords } from "./using";

const namesOf = (all: readonly SagaCard[]) => all.map(({ name }) => name);

/** The words that Battle Spirits Saga adds to the card language, with the tokens among these cards. */
export function vocabularyOf(pool: Readonly<Record<string, SagaCard>>): Vocabulary {
  const all = { ...cards, ...pool };
  const tokens = Object.values(all).filter(({ token }) => token === true);
  const whole: Vocabulary = {
    ...base,
    names: { ...base.names, cards: { token: namesOf(tokens), grant: namesOf(granted) } },
    effects: {
      ...coreWords,
      ...deckWords,
      ...usingWords,
      ...fieldWords(all),
      ...battleWords,
      ...outcomeWords,
      ...abilityWords(all, () => whole),
    },
  };
  return whole;
}

/** The words with the printed tokens. */
export const vocabulary: Vocabulary = vocabularyOf({});
