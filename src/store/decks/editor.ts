import { createStore } from "zustand/vanilla";
import type { DeckList } from "../../decks/deck-list";
import type { WriteResult } from "../rows/memory-fallback";
import type { Decks } from "./decks";
import { mergeDecks } from "./merge";
import type { SavedDeck } from "./saved-deck";

/** A deck being edited. */
export interface EditedDeck {
  /** The deck as it was saved last. */
  readonly saved: SavedDeck;
  readonly content: DeckList;
  readonly past: readonly DeckList[];
  readonly future: readonly DeckList[];
  /** How the last save ended. Undefined until there was one. */
  readonly written: WriteResult | undefined;
}

export interface DeckEditor {
  get(): EditedDeck;
  subscribe(onChange: () => void): () => void;
  /** Changes the deck and saves it. A change to what it already is does nothing. */
  change(next: Partial<DeckList>): void;
  undo(): void;
  redo(): void;
  /** Ends when everything has been saved. */
  settled(): Promise<void>;
  /** Stops following other tabs. */
  close(): void;
}

/**
 * Edits a deck: unlimited undo and redo, saved after every change; changes from other tabs appear as they are saved.
 * Taking back a change takes back nothing that another tab did.
 */
export function createDeckEditor(decks: Decks, deck: SavedDeck): DeckEditor {
  const store = createStore<EditedDeck>()(() => ({
    saved: deck,
    content: contentOf(deck),
    past: [],
    future: [],
    written: undefined,
  }));
  let saving: Promise<void> = Promise.resolve();

  /** Takes over what is saved by now, and keeps what was changed here since `sent`. */
  const adopt = (saved: SavedDeck, sent: DeckList) => {
    const { content, past, future } = store.getState();
    const others = contentOf(saved);
    const join = (own: DeckList) => mergeDecks(sent, own, others);
    const isSame = isEqual(sent, others);
    store.setState({
      saved,
      content: isSame ? content : join(content),
      past: isSame ? past : past.map(join),
      future: isSame ? future : future.map(join),
    });
  };

  const save = async (): Promise<void> => {
    const { saved, content } = store.getState();
    if (isEqual(content, contentOf(saved))) return;
    const { deck, written } = await decks.save(saved, content);
    adopt(deck, content);
    store.setState({ written });
  };
  const queueSave = () => {
    saving = saving.then(save);
  };

  const follow = async (): Promise<void> => {
    const { saved } = store.getState();
    const now = await decks.get(saved.id);
    if (now !== null && now.revision > saved.revision) adopt(now, contentOf(saved));
  };
  const stop = decks.watch((id) => {
    if (id !== store.getState().saved.id) return;
    saving = saving.then(follow);
  });

  const move = (content: DeckList | undefined, past: EditedDeck["past"], future: EditedDeck["future"]) => {
    if (content === undefined) return;
    store.setState({ content, past, future });
    queueSave();
  };

  return {
    get: store.getState,
    subscribe: store.subscribe,
    change: (next) => {
      const { content, past } = store.getState();
      const changed = { ...content, ...next };
      if (!isEqual(changed, content)) move(changed, [...past, content], []);
    },
    undo: () => {
      const { content, past, future } = store.getState();
      move(past.at(-1), past.slice(0, -1), [content, ...future]);
    },
    redo: () => {
      const { content, past, future } = store.getState();
      move(future[0], [...past, content], future.slice(1));
    },
    settled: async () => {
      let last: Promise<void> | undefined;
      while (last !== saving) {
        last = saving;
        await last;
      }
    },
    close: stop,
  };
}

export function contentOf({ name, cards, side, tags, notes, unread, pool }: DeckList): DeckList {
  return { name, cards, side, tags, notes, unread, ...(pool && { pool }) };
}

function isEqual(a: DeckList, b: DeckList): boolean {
  return a === b || JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));
}
