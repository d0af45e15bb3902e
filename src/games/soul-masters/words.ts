import type { Vocabulary } from "../../language";
import { base } from "./words/base";
import { cardWords } from "./words/cards";
import { harm } from "./words/harm";
import { playWords } from "./words/play";

/** What Soul Masters adds to the card language. */
export const vocabulary: Vocabulary = { ...base, effects: { ...harm, ...cardWords, ...playWords } };
