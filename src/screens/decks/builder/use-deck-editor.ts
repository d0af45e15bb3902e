import { useEffect, useState, useSyncExternalStore } from "react";
import { decks } from "../../../store/decks/decks";
import { createDeckEditor, type DeckEditor, type EditedDeck } from "../../../store/decks/editor";

/** The editor of a deck; null while it loads, "gone" when there is no such deck. */
export function useDeckEditor(id: string): DeckEditor | null | "gone" {
  const [editor, setEditor] = useState<DeckEditor | null | "gone">(null);
  useEffect(() => {
    let opened: DeckEditor | null = null;
    let current = true;
    decks.get(id).then(
      (deck) => {
        if (!current) return;
        opened = deck === null || deck.deletedAt !== undefined ? null : createDeckEditor(decks, deck);
        setEditor(opened ?? "gone");
      },
      () => current && setEditor("gone"),
    );
    return () => {
      current = false;
      opened?.close();
    };
  }, [id]);
  return editor;
}

export function useEditedDeck(editor: DeckEditor): EditedDeck {
  return useSyncExternalStore(editor.subscribe, editor.get);
}
