const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′‵`´ʼ]/g, "'"],
  [/[“”„‟«»″]/g, '"'],
  [/[‐-―−]/g, "-"],
  [/ß/g, "ss"],
  [/æ/g, "ae"],
  [/œ/g, "oe"],
  [/ø/g, "o"],
  [/ł/g, "l"],
];
/** Control, direction and other invisible characters, but no spaces. */
const INVISIBLE = /(?!\s)[\p{Cc}\p{Cf}]/gu;

/** A text for comparison: lower case, without accents and invisible characters, with plain quotes, dashes and spaces. */
export function fold(text: string): string {
  const lower = PLAIN.reduce((words, [from, to]) => words.replace(from, to), text.toLowerCase());
  return lower.normalize("NFKD").replace(/\p{M}/gu, "").replace(INVISIBLE, "").replace(/\s+/g, " ").trim();
}
