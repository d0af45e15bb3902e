import type { Vocabulary } from "../../../language";
import { TOKENS } from "../cards/tokens";
import { base } from "./base";
import { cardWords } from "./cards";
import { fieldWords } from "./field";
import { harmWords } from "./harm";
import { tokenWords } from "./tokens";

/** The vocabulary that Battle Cores adds to the card language. */
export const vocabulary: Vocabulary = {
  ...base,
  names: { ...base.names, cards: { token: Object.keys(TOKENS) } },
  effects: { ...harmWords, ...cardWords, ...fieldWords, ...tokenWords(TOKENS, () => vocabulary) },
};
