import type { Game } from "../../games/game";
import type { Message } from "../../kernel";
import { withoutHarmfulCharacters } from "../../text/harmless";
import { type DeckList, EMPTY_DECK, tidyDeck } from "../deck-list";
import { message } from "../messages";
import { type CardFinder, cardFinder } from "./card-finder";
import { type Draft, emptyDraft, readInto, type UnreadLine } from "./draft";
import { headingsOf } from "./headings";
import { TEXT_LIMITS } from "./limits";
import type { Reader } from "./read-line";
import { linesOf, type TextLine } from "./text-lines";

/** The most lines for which similar names are looked up, because that takes time. */
const MOST_COMPARED = 100;

/** What a text says of a deck. Everything in it is in one of these. */
export interface DeckText {
  /** The deck. Comments are its notes. Its `unread` lines are as they were in the text. */
  readonly deck: DeckList;
  /** The same lines with their numbers and reasons. */
  readonly unread: readonly UnreadLine[];
  /** The end of a text that is too long, from this line on. It was not read. */
  readonly rest: { readonly line: number; readonly text: string; readonly why: Message } | null;
}

/** Reads a deck list in any of the usual notations, or as a table with a header. Never throws. */
export function readDeckText(game: Pick<Game, "slug" | "cards" | "deck" | "rules">, text: string): DeckText {
  const finder = comparing(cardFinder(game), MOST_COMPARED);
  const reader: Reader = { finder, headings: headingsOf(game) };
  const draft = emptyDraft();
  let rest: DeckText["rest"] = null;
  for (const line of linesOf(text)) {
    const why = tooMuch(draft, line) ?? readOne(draft, reader, line);
    if (why === null) continue;
    rest = { line: line.number, text: text.slice(line.start), why };
    break;
  }
  const deck = tidyDeck(game, deckOf(draft));
  return { deck, unread: draft.unread, rest };
}

/** Why a text is not read beyond this line, or null. */
function tooMuch({ unread }: Draft, { number, start }: TextLine): Message | null {
  const { lines, length, unread: most } = TEXT_LIMITS;
  const isTooMuch = number > lines || start > length || unread.length >= most;
  return isTooMuch ? message("deck-text.too-many-lines", { n: number - 1 }) : null;
}

/** Reads a line, or says why the text is not read beyond it. */
function readOne(draft: Draft, reader: Reader, line: TextLine): Message | null {
  const { lineLength, cards } = TEXT_LIMITS;
  if (line.text.length > lineLength) {
    draft.unread.push({
      line: line.number,
      text: line.text,
      why: message("deck-text.too-long"),
      nearest: [],
    });
    return null;
  }
  return readInto(draft, reader, line, cards) ? null : message("deck-text.too-many-cards", { most: cards });
}

/** A finder that compares names only so often. */
function comparing(finder: CardFinder, most: number): CardFinder {
  let left = most;
  return { ...finder, nearest: (text) => (left-- > 0 ? finder.nearest(text) : []) };
}

function deckOf({ name, cards, side, notes, unread }: Draft): DeckList {
  return {
    ...EMPTY_DECK,
    name,
    cards,
    side,
    notes: notes.map(withoutHarmfulCharacters).join("\n"),
    unread: unread.map(({ text }) => text),
  };
}
