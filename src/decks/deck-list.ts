import type { Game } from "../games/game";
import type { Copies } from "../games/game-deck";
import { withoutHarmfulCharacters } from "../text/harmless";
import { countCopies } from "./count-copies";
import { deckParts } from "./sections";

/** A card set that a deck has cards of, as it was when the deck was saved. */
export interface DeckSet {
  readonly code: string;
  readonly name: string;
  readonly version: number;
}

/** A deck as it is built, saved and shared. */
export interface DeckList {
  readonly name: string;
  /** The names of its cards, side deck excluded. The section of each follows from the card. */
  readonly cards: readonly string[];
  readonly side: readonly string[];
  readonly notes: string;
  readonly tags: readonly string[];
  /** Lines of pasted text that were not understood, as they were. */
  readonly unread: readonly string[];
  /** The copies of each card that it may hold, if it was opened or drafted. Otherwise the rules alone decide. */
  readonly pool?: Copies | undefined;
  /** The card sets that its cards are from. */
  readonly sets?: readonly DeckSet[] | undefined;
}

/** The longest name of a deck. */
export const MAX_DECK_NAME = 60;

/** A name for a deck: without harmful characters, and not too long. */
export function deckName(text: string): string {
  const name = withoutHarmfulCharacters(text).trim();
  // The end may be half of a character.
  return name
    .slice(0, MAX_DECK_NAME)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}

export const EMPTY_DECK: DeckList = { name: "", cards: [], side: [], notes: "", tags: [], unread: [] };

const grouped = (cards: readonly string[]): string[] =>
  countCopies(cards).flatMap(({ name, copies }) => Array<string>(copies).fill(name));

/** The same deck with its cards by section, and copies together. */
export function tidyDeck(game: Pick<Game, "cards" | "deck">, deck: DeckList): DeckList {
  const cards = deckParts(game, deck.cards).flatMap((part) => grouped(part.cards));
  return { ...deck, cards, side: grouped(deck.side) };
}
