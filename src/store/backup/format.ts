import * as v from "valibot";
import { resultSchema } from "../results/result";
import { count, listOf, shortName } from "../schema/plain-schema";
import { MAX_MATCH_LENGTH } from "../schema/saved-schema";

export const BACKUP_FORMAT = "playmat-backup";
export const BACKUP_VERSION = 1;

/** Maximum length of a backup, in characters. */
export const MAX_BACKUP_LENGTH = 250_000_000;
/** Maximum size of its file, in bytes. What makes a character longer than one byte is rare in it. */
export const MAX_BACKUP_BYTES = 300_000_000;

/** Millions of characters. */
export const megabytes = (characters: number): number => Math.ceil(characters / 1_000_000);

/** Maximum number of rows of each kind. */
const MAX_ROWS = 20_000;
const rows = v.optional(listOf(v.unknown(), MAX_ROWS), []);

/** A backup. Its rows are validated one by one, so that a damaged one does not cost the others. */
export const backupSchema = v.object({
  format: v.literal(BACKUP_FORMAT),
  version: count,
  settings: v.optional(v.unknown()),
  /** Games whose lesson has been completed. */
  lessons: v.fallback(v.optional(listOf(shortName, 100), []), []),
  /** Solved puzzles. */
  puzzles: v.fallback(v.optional(listOf(shortName, 1000), []), []),
  decks: rows,
  events: rows,
  sets: rows,
  positions: rows,
  matches: rows,
  results: rows,
  quarantine: rows,
});

export type Backup = v.InferOutput<typeof backupSchema>;

/** The ids of matches, decks and events, which are also part of addresses. */
export const rowId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** A match as its export file has it. */
export const matchRow = v.object({ id: rowId, text: v.pipe(v.string(), v.maxLength(MAX_MATCH_LENGTH)) });

export const resultRow = v.object({ id: shortName, result: resultSchema });

/** How many rows of each kind. */
export interface RowCounts {
  readonly matches: number;
  readonly decks: number;
  /** Draft and sealed events. */
  readonly events: number;
  /** Card sets. */
  readonly sets: number;
  readonly positions: number;
  readonly results: number;
  /** Entries of the quarantine. */
  readonly aside: number;
}
