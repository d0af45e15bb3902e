/** Stands for the only person at a table in a phrase, until the language says "you" in its proper form. */
export const YOU = "\u2063";

/** Stands for the only opponent in a line of the log, until the language gives it an article. */
export const OPPONENT = "\u2064";
