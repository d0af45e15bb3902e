import * as v from "valibot";
import type { DeckList } from "../../decks/deck-list";
import { TEXT_LIMITS } from "../../decks/text/limits";
import { count, listOf, personName, recordOf, shortName } from "../schema/plain-schema";

/** Maximum number of cards in a saved deck, and again in its side deck. */
const MAX_CARDS = 500;
/** Maximum number of different cards in a pool, and of copies of one. */
const MAX_POOL = { cards: 2000, copies: 1000 } as const;
/** Maximum number of card sets of one deck. */
const MAX_SETS = 50;
/** Maximum number of remembered lists. The oldest ones are forgotten. */
export const MAX_PLAYED = 200;
export const MAX_TAGS = 50;
export const MAX_TAG_LENGTH = 60;
export const MAX_NOTES_LENGTH = TEXT_LIMITS.length;

/** A deck built by a player. The game decides whether it is legal. */
export interface SavedDeck extends DeckList {
  readonly id: string;
  readonly game: string;
  /** Increases with every save, so that two tabs notice each other's changes. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** When it was deleted. It can be restored until it is deleted for good. */
  readonly deletedAt?: number | undefined;
  /** `deckKey` of each list of cards that it was played with, the last one at the end. */
  readonly played?: readonly string[] | undefined;
  /** The event that its pool is from. */
  readonly event?: DeckEvent | undefined;
}

/** A person's seat in a draft or sealed event. */
export interface DeckEvent {
  readonly id: string;
  readonly seat: number;
  /** People at this screen. With several, each sees only their own deck. */
  readonly people: number;
}

/** Whether the deck may be seen only by one of several people at this screen. */
export const isSecret = ({ event }: Pick<SavedDeck, "event">): boolean =>
  event !== undefined && event.people > 1;

const cards = listOf(shortName, MAX_CARDS);
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** A row of the database. Decks saved before there were side decks, notes and tags have none. */
export const deckSchema = v.object({
  id: shortName,
  game: shortName,
  name: personName,
  cards,
  side: v.optional(cards, []),
  tags: v.optional(listOf(text(MAX_TAG_LENGTH), MAX_TAGS), []),
  notes: v.optional(text(MAX_NOTES_LENGTH), ""),
  unread: v.optional(listOf(text(TEXT_LIMITS.lineLength), TEXT_LIMITS.lines), []),
  revision: v.optional(count, 0),
  savedAt: count,
  deletedAt: v.optional(count),
  played: v.optional(listOf(shortName, MAX_PLAYED)),
  pool: v.optional(recordOf(shortName, v.pipe(count, v.maxValue(MAX_POOL.copies)), MAX_POOL.cards)),
  sets: v.optional(listOf(v.object({ code: shortName, name: text(60), version: count }), MAX_SETS)),
  event: v.optional(v.object({ id: shortName, seat: count, people: count })),
});
