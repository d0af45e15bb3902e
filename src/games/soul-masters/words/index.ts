import type { Vocabulary } from "../../../language";
import { base } from "./base";
import { cardWords } from "./cards";
import { harm } from "./harm";
import { playWords } from "./play";

/** The vocabulary that Soul Masters adds to the card language. */
export const vocabulary: Vocabulary = { ...base, effects: { ...harm, ...cardWords, ...playWords } };
