const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′‵`´ʼ]/g, "'"],
  [/[“”„‟«»″]/g, '"'],
  [/[‐-―−]/g, "-"],
];
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ß/g, "ss"],
  [/æ/g, "ae"],
  [/œ/g, "oe"],
  [/ø/g, "o"],
  [/ł/g, "l"],
];
/** Control, direction and other invisible characters, but no spaces. */
const INVISIBLE = /(?!\s)[\p{Cc}\p{Cf}]/gu;

const replaced = (text: string, all: typeof MARKS) =>
  all.reduce((words, [from, to]) => words.replace(from, to), text);

/** A text with plain quotes, dashes and single spaces, without invisible characters. */
export function plainText(text: string): string {
  return replaced(text, MARKS).replace(INVISIBLE, "").replace(/\s+/g, " ").trim();
}

const PLAIN = /^[!-_a-~]+(?: [!-_a-~]+)*$/;

/** A plain text for comparison: lower case, without accents. */
export function fold(text: string): string {
  // Most texts are plain already, and a list may have thousands.
  if (PLAIN.test(text)) return text.toLowerCase();
  const lower = replaced(text.toLowerCase(), [...MARKS, ...LETTERS]);
  return plainText(lower.normalize("NFKD").replace(/\p{M}/gu, ""));
}
