import type { DeckList } from "../../decks/deck-list";
import { createEditor, type Edited, type Editor } from "../editing/editor";
import type { Decks } from "./decks";
import { mergeDecks } from "./merge";
import type { SavedDeck } from "./saved-deck";

/** A deck being edited. */
export type EditedDeck = Edited<SavedDeck, DeckList>;
export type DeckEditor = Editor<SavedDeck, DeckList>;

/** Edits a deck. */
export function createDeckEditor(decks: Decks, deck: SavedDeck): DeckEditor {
  let { id } = deck;
  return createEditor<SavedDeck, DeckList>(deck, {
    contentOf,
    isEqual,
    save: async (base, content) => {
      const { deck: saved, written } = await decks.save(base, content);
      // A deck that was deleted in another tab is saved as a new one.
      id = saved.id;
      return { saved, written };
    },
    newer: async (than) => {
      const now = await decks.get(than.id);
      return now !== null && now.revision > than.revision ? now : null;
    },
    merge: mergeDecks,
    watch: (onChange) => decks.watch((changed) => changed === id && onChange()),
  });
}

export function contentOf({ name, cards, side, tags, notes, unread, pool }: DeckList): DeckList {
  return { name, cards, side, tags, notes, unread, ...(pool && { pool }) };
}

function isEqual(a: DeckList, b: DeckList): boolean {
  return a === b || JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));
}
