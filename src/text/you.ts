/** Stands for the only person at a table in a phrase, until the language says "you" in its proper form. */
export const YOU = "\u2063";
