import type { Vocabulary } from "../../../language";
import { base } from "./base";
import { cardWords } from "./cards";
import { chainWords } from "./chain";
import { searchWords } from "./search";
import { spWords } from "./sp";

/** The words that Battle of Souls adds to the card language. */
export const vocabulary: Vocabulary = {
  ...base,
  effects: { ...spWords, ...cardWords, ...chainWords, ...searchWords },
};
