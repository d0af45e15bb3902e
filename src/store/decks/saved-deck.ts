import * as v from "valibot";
import { count, listOf, personName, shortName } from "../schema/plain-schema";

/** Maximum number of cards in a saved deck, with its side deck, and of lines that could not be read. */
export const MAX_CARDS = 500;
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;
export const MAX_NOTES_LENGTH = 20_000;
const MAX_LINE_LENGTH = 2000;

/** A line of an imported text that named no card. It stays with the deck, so that nothing of the text is lost. */
export interface UnreadLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** What a player can change of a deck. */
export interface DeckContent {
  readonly name: string;
  /** Names of cards in the pool, in every part of the deck but the side deck. */
  readonly cards: readonly string[];
  readonly side: readonly string[];
  readonly tags: readonly string[];
  readonly notes: string;
  readonly unread: readonly UnreadLine[];
}

/** A deck built by a player. The game decides whether it is legal. */
export interface SavedDeck extends DeckContent {
  readonly id: string;
  readonly game: string;
  /** Increases with every save, so that two tabs notice each other's changes. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** When it was deleted. It can be restored until it is deleted for good. */
  readonly deletedAt?: number | undefined;
}

const cards = listOf(shortName, MAX_CARDS);

/** A row of the database. Decks saved before there were side decks, notes and tags have none. */
export const deckSchema = v.object({
  id: shortName,
  game: shortName,
  name: personName,
  cards,
  side: v.optional(cards, []),
  tags: v.optional(listOf(v.pipe(v.string(), v.maxLength(MAX_TAG_LENGTH)), MAX_TAGS), []),
  notes: v.optional(v.pipe(v.string(), v.maxLength(MAX_NOTES_LENGTH)), ""),
  unread: v.optional(
    listOf(v.object({ line: count, text: v.pipe(v.string(), v.maxLength(MAX_LINE_LENGTH)) }), MAX_CARDS),
    [],
  ),
  revision: v.optional(count, 0),
  savedAt: count,
  deletedAt: v.optional(count),
});

export const EMPTY_DECK: DeckContent = { name: "", cards: [], side: [], tags: [], notes: "", unread: [] };
