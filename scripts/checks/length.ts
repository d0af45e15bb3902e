import { type Check, isScript } from "./problem";

const MAX_LINES = 500;

/** Lists of cards and decks and the string catalogue are data without a length limit. */
const isData = (path: string): boolean => /\/(cards|decks)\//.test(path) || path.startsWith("src/text/");

/** Limits file length: a longer file does more than one thing. */
export const shortFiles: Check = ({ path, text }) => {
  if (isData(path) || !(isScript(path) || path.endsWith(".css"))) return [];
  const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
  if (lines <= MAX_LINES) return [];
  return [{ file: path, line: MAX_LINES + 1, says: `${lines} lines; ${MAX_LINES} at most: split it` }];
};
