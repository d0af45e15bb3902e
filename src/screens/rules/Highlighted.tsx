import { textParts } from "./search";

/** A text with the search terms highlighted. It is never parsed as markup. */
export function Highlighted({ text, terms }: { text: string; terms: readonly string[] }) {
  if (terms.length === 0) return text;
  return textParts(text, terms).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity than their position.
    piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text,
  );
}
