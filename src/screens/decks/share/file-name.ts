import type { DeckList } from "../../../decks/deck-list";

/** A file name that every system allows. */
export function fileName({ name }: Pick<DeckList, "name">, ending: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N} _-]+/gu, "")
    .trim();
  return `${plain || "deck"}.${ending}`;
}
