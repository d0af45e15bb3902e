/**
 * Characters forbidden in names: control characters, bidirectional marks, line breaks and invisible characters. Joiners
 * are allowed, because scripts and emoji need them.
 */
const HARMFUL = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\ufeff\u{e0000}-\u{e007f}]/gu;

/** The text without the characters that are forbidden in a name. */
export function withoutHarmfulCharacters(text: string): string {
  return text.replace(HARMFUL, "");
}
