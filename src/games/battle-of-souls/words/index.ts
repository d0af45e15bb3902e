import type { Vocabulary } from "../../../language";
import { cards } from "../cards";
import { base } from "./base";
import { cardWords } from "./cards";
import { chainWords } from "./chain";
import { searchWords } from "./search";
import { spWords } from "./sp";

const tokens = Object.values(cards).flatMap(({ name, token }) => (token ? [name] : []));
const kinds = Object.values(cards).flatMap((card) => card.subtypes ?? []);

/** The words that Battle of Souls adds to the card language. */
export const vocabulary: Vocabulary = {
  ...base,
  names: {
    ...base.names,
    subtypes: [...new Set([...base.names.subtypes, ...kinds])],
    cards: { token: tokens },
  },
  effects: { ...spWords, ...cardWords, ...chainWords, ...searchWords },
};
