import type { Vocabulary } from "../../../language";
import { cards } from "../cards";
import type { SoulsCard } from "../cards/card";
import { base } from "./base";
import { cardWords } from "./cards";
import { chainWords } from "./chain";
import { searchWords } from "./search";
import { spWords } from "./sp";

const tokensIn = (pool: Readonly<Record<string, SoulsCard>>) =>
  Object.values(pool).flatMap(({ name, token }) => (token ? [name] : []));
const kinds = Object.values(cards).flatMap((card) => card.subtypes ?? []);

/** The words that Battle of Souls adds to the card language. */
export const vocabulary: Vocabulary = {
  ...base,
  names: {
    ...base.names,
    subtypes: [...new Set([...base.names.subtypes, ...kinds])],
    cards: { token: tokensIn(cards) },
  },
  effects: { ...spWords, ...cardWords, ...chainWords, ...searchWords },
};

/** The words with the tokens among these cards. Its texts need only their names. */
export const vocabularyOf = (pool: Readonly<Record<string, SoulsCard>>): Vocabulary => ({
  ...vocabulary,
  names: { ...vocabulary.names, cards: { token: tokensIn(pool) } },
});
