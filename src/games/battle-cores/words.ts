import type { Vocabulary } from "../../language";
import { base } from "./words/base";
import { cardWords } from "./words/cards";
import { fieldWords } from "./words/field";
import { harmWords } from "./words/harm";
import { tokenWords } from "./words/tokens";

/** What Battle Cores adds to the card language. */
export const vocabulary: Vocabulary = {
  ...base,
  effects: { ...harmWords, ...cardWords, ...fieldWords, ...tokenWords(() => vocabulary) },
};
