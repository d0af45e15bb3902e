import { piecesOf } from "./search";

/** A text with what was searched for marked in it. Text stays text: nothing in it becomes markup. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  if (terms.length === 0) return text;
  return piecesOf(text, terms).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place.
    piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text,
  );
}
