import * as v from "valibot";
import { message } from "../text/message";
import { saves } from "./saves";
import { newId } from "./saving/identify";
import { count, listOf, personName, word } from "./saving/plain-schema";
import { setAside } from "./saving/quarantine";
import type { SteadyShelf, Written } from "./saving/steady";
import { type TroubleStore, useTroubles } from "./troubles";

/** A deck that a player put together. Whether it may be played is for the game to say. */
export interface SavedDeck {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** Names of cards of the pool. */
  readonly cards: readonly string[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const schema = v.object({ id: word, game: word, name: personName, cards: listOf(word, 500), savedAt: count });

export interface Decks {
  /** The decks for a game, by name. What cannot be read is set aside and becomes a trouble. */
  list(game: string): Promise<readonly SavedDeck[]>;
  /** Keeps a new deck, or with its id a changed one. @returns the deck as kept, and whether it will last. */
  save(
    deck: Omit<SavedDeck, "id" | "savedAt"> & { readonly id?: string },
  ): Promise<{ deck: SavedDeck; written: Written }>;
  remove(id: string): Promise<void>;
}

/** The decks on a shelf. */
export function createDecks(shelf: SteadyShelf, troubles: TroubleStore): Decks {
  async function read(key: string): Promise<readonly SavedDeck[]> {
    const row = await shelf.get("decks", key);
    const result = v.safeParse(schema, row);
    if (result.success) return [result.output];
    if (row === undefined) return [];
    const [name, text] = [`playmat-deck-${key}.json`, JSON.stringify(row) ?? ""];
    const why = message("trouble.deck-unreadable");
    await shelf.write([
      setAside({ id: newId(), name, why, text, at: Date.now() }),
      { shelf: "decks", key, row: null },
    ]);
    troubles.getState().report({ id: `deck-${key}`, message: why, raw: text, fileName: name });
    return [];
  }

  return {
    list: async (game) => {
      const decks = (await Promise.all((await shelf.keys("decks")).map(read))).flat();
      return decks.filter((deck) => deck.game === game).sort((a, b) => a.name.localeCompare(b.name));
    },
    save: async ({ id = newId(), game, name, cards }) => {
      const deck: SavedDeck = { id, game, name, cards, savedAt: Date.now() };
      return { deck, written: await shelf.write([{ shelf: "decks", key: id, row: deck }]) };
    },
    remove: async (id) => {
      await shelf.write([{ shelf: "decks", key: id, row: null }]);
    },
  };
}

/** The decks on this device. */
export const decks = createDecks(saves.shelf, useTroubles);
