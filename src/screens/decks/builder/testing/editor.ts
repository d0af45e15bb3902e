import { type DeckList, EMPTY_DECK } from "../../../../decks/deck-list";
import { deckChanges } from "../../../../store/decks/changes";
import { createDecks } from "../../../../store/decks/decks";
import { createDeckEditor, type DeckEditor } from "../../../../store/decks/editor";
import { createNotices } from "../../../../store/notices";
import { withMemoryFallback } from "../../../../store/rows/memory-fallback";
import { memoryStore } from "../../../../store/rows/row-store";

/** The editor of a new deck that is saved in memory only. */
export async function editorOf(game: string, content: Partial<DeckList> = {}): Promise<DeckEditor> {
  const decks = createDecks(withMemoryFallback(memoryStore()), createNotices(), deckChanges());
  const { deck } = await decks.create(game, { ...EMPTY_DECK, name: "Test", ...content });
  return createDeckEditor(decks, deck);
}
