import type { Vocabulary } from "../../language";
import { base } from "./words/base";
import { cardWords } from "./words/cards";
import { chainWords } from "./words/chain";
import { searchWords } from "./words/search";
import { spWords } from "./words/sp";

/** What Battle of Souls adds to the card language. */
export const vocabulary: Vocabulary = {
  ...base,
  effects: { ...spWords, ...cardWords, ...chainWords, ...searchWords },
};
