import * as v from "valibot";
import { message } from "../../text/message";
import { type NoticeStore, useNotices } from "../notices";
import type { FallbackStore, WriteResult } from "../rows/memory-fallback";
import { newId } from "../rows/new-id";
import { jsonOf, quarantineChange } from "../rows/quarantine";
import { count, listOf, personName, shortName, validate } from "../schema/plain-schema";
import { saves } from "./saves";

/** A deck built by a player. The game decides whether it is legal. */
export interface SavedDeck {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** Names of cards in the pool. */
  readonly cards: readonly string[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const schema = v.object({
  id: shortName,
  game: shortName,
  name: personName,
  cards: listOf(shortName, 500),
  savedAt: count,
});

export interface Decks {
  /** The saved decks for a game, by name. Unreadable decks are quarantined, with a notice. */
  list(game: string): Promise<readonly SavedDeck[]>;
  /**
   * Saves a new deck, or updates the deck with the given id.
   * @returns the saved deck, and whether it is stored permanently.
   */
  save(
    deck: Omit<SavedDeck, "id" | "savedAt"> & { readonly id?: string },
  ): Promise<{ deck: SavedDeck; written: WriteResult }>;
  remove(id: string): Promise<void>;
}

export function createDecks(store: FallbackStore, notices: NoticeStore): Decks {
  async function read(key: string): Promise<readonly SavedDeck[]> {
    const row = await store.get("decks", key);
    const result = validate(schema, row);
    if (result.success) return [result.output];
    if (row === undefined) return [];
    const [name, text] = [`playmat-deck-${key}.json`, jsonOf(row)];
    const why = message("notice.deck-unreadable");
    await store.write([
      quarantineChange({ id: newId(), name, why, text, at: Date.now() }),
      { store: "decks", key, row: null },
    ]);
    notices.getState().report({ id: `deck-${key}`, message: why, raw: text, fileName: name });
    return [];
  }

  return {
    list: async (game) => {
      const decks = (await Promise.all((await store.keys("decks")).map(read))).flat();
      return decks.filter((deck) => deck.game === game).sort((a, b) => a.name.localeCompare(b.name));
    },
    save: async ({ id = newId(), game, name, cards }) => {
      const deck: SavedDeck = { id, game, name, cards, savedAt: Date.now() };
      return { deck, written: await store.write([{ store: "decks", key: id, row: deck }]) };
    },
    remove: async (id) => {
      await store.write([{ store: "decks", key: id, row: null }]);
    },
  };
}

export const decks = createDecks(saves.store, useNotices);
