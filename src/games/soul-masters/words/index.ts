import type { Vocabulary } from "../../../language";
import { cards } from "../cards";
import { KEYWORD_CARDS } from "../rules/keywords";
import { base } from "./base";
import { cardWords } from "./cards";
import { harm } from "./harm";
import { playWords } from "./play";

const subtypes = [...new Set(Object.values(cards).flatMap((card) => card.subtypes ?? []))];

/** The vocabulary that Soul Masters adds to the card language. */
export const vocabulary: Vocabulary = {
  ...base,
  names: { ...base.names, subtypes, reserved: Object.keys(KEYWORD_CARDS) },
  effects: { ...harm, ...cardWords, ...playWords },
};
