import type { Vocabulary } from "../../language";
import { base } from "./words/base";
import { effectsOf } from "./words/effects";

/** What Battle Spirits Saga adds to the card language. */
export const vocabulary: Vocabulary = { ...base, effects: effectsOf(() => vocabulary) };
