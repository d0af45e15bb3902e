import { type RowChanges, rowChanges } from "../rows/row-changes";

/** Tells every tab which deck has changed. */
export type DeckChanges = RowChanges;

export const deckChanges = (): DeckChanges => rowChanges("playmat-decks");
