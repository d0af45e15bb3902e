import { deckName, MAX_DECK_NAME } from "../deck-list";
import { message } from "../messages";
import { readRow, type Table, tableOf } from "./csv";
import type { Line, NotUnderstood, Opened } from "./line";
import { type Reader, readCards, readLine } from "./read-line";
import type { TextLine } from "./text-lines";

/** A line of the text that was not understood. */
export interface UnreadLine extends NotUnderstood {
  /** From 1. */
  readonly line: number;
}

/** What has been read so far. */
export interface Draft {
  name: string;
  readonly cards: string[];
  readonly side: string[];
  readonly notes: string[];
  readonly unread: UnreadLine[];
  /** The section of the last heading. Null for any. */
  opened: Opened | null;
  /** Set once a header was read. */
  table: Table | null;
  /** Whether anything but comments and the name was read. */
  isBegun: boolean;
}

export const emptyDraft = (): Draft => ({
  name: "",
  cards: [],
  side: [],
  notes: [],
  unread: [],
  opened: null,
  table: null,
  isBegun: false,
});

/**
 * Reads a line of text, or a row once there was a header.
 * @param most cards that may be read.
 * @returns false if the line has more cards than that. Nothing of it is read then.
 */
export function readInto(draft: Draft, reader: Reader, line: TextLine, most: number): boolean {
  const header = draft.isBegun ? null : tableOf(line.text);
  if (header !== null) {
    draft.table = header;
    draft.isBegun = true;
    return true;
  }
  const isRow = /^\s*[^\s#/]/.test(line.text);
  if (draft.table !== null && isRow) return addRow(draft, reader, draft.table, line, most);
  return add(draft, reader, line, most);
}

function add(draft: Draft, reader: Reader, { text, number }: TextLine, most: number): boolean {
  const isFirst = draft.name === "" && !draft.isBegun;
  const line = readLine(reader, text, isFirst);
  if (line.kind === "blank") return true;
  if (line.kind === "comment") draft.notes.push(line.text);
  else if (line.kind === "name") setName(draft, line.text);
  else {
    draft.isBegun = true;
    return addCards(draft, reader, line, { text, number }, most);
  }
  return true;
}

/** A name that is too long is kept whole in the notes. */
function setName(draft: Draft, text: string): void {
  draft.name = deckName(text);
  if (text.length > MAX_DECK_NAME) draft.notes.push(text);
}

type CardsLine = Exclude<Line, { kind: "blank" | "comment" | "name" }>;
type Source = Pick<TextLine, "text" | "number">;

function addCards(draft: Draft, reader: Reader, line: CardsLine, source: Source, most: number): boolean {
  if (line.kind === "unread") leave(draft, source, [line.unread]);
  else if (line.kind === "cards") return put(draft, source, draft.opened, line, most);
  else {
    // A heading ends the section before it, even if the game has no such section.
    draft.opened = line.opened === "unknown" ? null : line.opened;
    if (line.opened === "unknown" || line.opened === "no-side") leaveSection(draft, source, line.opened);
    else if (line.rest !== undefined)
      return addCards(draft, reader, readCards(reader, source.text, line.rest), source, most);
  }
  return true;
}

function addRow(draft: Draft, reader: Reader, table: Table, source: Source, most: number): boolean {
  const row = readRow(reader, table, source.text);
  if ("name" in row) return put(draft, source, row.opened, { cards: [row], unread: [] }, most);
  leave(draft, source, [{ text: source.text, ...row }]);
  return true;
}

/** @returns false if these are too many cards. */
function put(
  draft: Draft,
  source: Source,
  opened: Opened | null,
  { cards, unread }: Pick<Extract<Line, { kind: "cards" }>, "cards" | "unread">,
  most: number,
): boolean {
  if (opened === "no-side" || opened === "unknown") {
    leaveSection(draft, source, opened);
    return true;
  }
  const added = cards.reduce((sum, { copies }) => sum + copies, 0);
  if (draft.cards.length + draft.side.length + added > most) return false;
  const list = opened?.section === "side" ? draft.side : draft.cards;
  for (const { name, copies } of cards) list.push(...Array<string>(copies).fill(name));
  leave(draft, source, unread);
  return true;
}

function leave(draft: Draft, { number }: Source, parts: readonly NotUnderstood[]): void {
  draft.unread.push(...parts.map((part) => ({ line: number, ...part })));
}

/** Leaves a line that belongs to a section the game does not have. */
function leaveSection(draft: Draft, source: Source, opened: "no-side" | "unknown"): void {
  const why = message(opened === "no-side" ? "deck-text.no-side" : "deck-text.unknown-section");
  leave(draft, source, [{ text: source.text, why, nearest: [] }]);
}
