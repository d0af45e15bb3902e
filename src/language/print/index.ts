/** Rules text is printed from the data that is carried out, and from nothing else. Printing gives messages; the text
 *  catalogue turns them into a language. Keys begin with `lang.`; a game's own words with `SLUG.`. */
export { type CardText, type KeywordText, printAbility, printCard } from "./ability";
export { printCondition } from "./condition";
export { printEffect, printOption } from "./effect";
export { amountArgs, printEach, printFilter, printRef } from "./noun";
