/**
 * Rules text is printed from the same data that is performed. Printing produces messages, and the text catalogue turns
 * them into sentences. Keys begin with `lang.`, or with `SLUG.` for a game's own words.
 */
export { type CardText, type KeywordText, printCard } from "./card-text";
export { printCondition } from "./condition";
export { printCost } from "./cost";
export { printAbility, printEffect, printInstruction, printOption } from "./effect";
export { withPhrase } from "./message";
export { amountArgs, printFilter, printRef, quantity } from "./noun";
export { printPattern } from "./pattern";
