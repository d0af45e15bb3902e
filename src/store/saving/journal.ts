import * as v from "valibot";
import { type MatchResult, resultSchema } from "../results/result";
import { parseJson } from "../schema/bounded-json";
import { validate, shortName } from "../schema/plain-schema";
import { MAX_MATCH_LENGTH, summarySchema } from "../schema/saved-schema";
import type { MatchSummary } from "../types";
import type { SaveJob } from "./autosave";

const PREFIX = "playmat.unsaved.";
/** A match is a text within the note, where its quotes are escaped. */
const MAX_TEXT_LENGTH = 2 * MAX_MATCH_LENGTH;

const schema = v.object({
  summary: summarySchema,
  result: v.optional(v.nullable(resultSchema)),
  owner: shortName,
  text: v.string(),
});

interface JournalEntry {
  readonly summary: MatchSummary;
  readonly result?: MatchResult | null | undefined;
  readonly owner: string;
  readonly text: string;
}

/** A journal note of a match. */
export interface Note {
  readonly id: string;
  /** As it was found. */
  readonly raw: string;
  /** Its content; null when it cannot be read. */
  readonly entry: JournalEntry | null;
}

/**
 * Closing a page may cut off its last write. The journal stores the state synchronously, for the next visit.
 */
export interface Journal {
  /**
   * Notes an unsaved state.
   * @returns false when it does not fit.
   */
  note(job: SaveJob, owner: string): boolean;
  /** All notes that have not been cleared. */
  read(): readonly Note[];
  /**
   * The match has been saved. Unreadable notes stay, because nobody has seen them.
   * @param raw clear only this exact note, readable or not, and no newer one.
   */
  clear(id: string, raw?: string): void;
}

/** The value, or undefined where the browser refuses access. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function entryIn(id: string, raw: string): JournalEntry | null {
  const result = validate(schema, parseJson(raw, MAX_TEXT_LENGTH));
  return result.success && result.output.summary.id === id ? result.output : null;
}

/**
 * A journal in local storage.
 * @param storage returns it, or throws where there is none.
 */
export function storageJournal(storage: () => Storage): Journal {
  return {
    note: ({ id, summary, result, text }, owner) => {
      const entry: JournalEntry = { summary, result, owner, text: text() };
      const done = attempt(() => {
        storage().setItem(PREFIX + id, JSON.stringify(entry));
        return true;
      });
      return done ?? false;
    },
    read: () =>
      attempt(() => {
        const keys = Object.keys(storage()).filter((key) => key.startsWith(PREFIX));
        return keys.flatMap((key) => {
          const [id, raw] = [key.slice(PREFIX.length), storage().getItem(key)];
          return raw === null ? [] : { id, raw, entry: entryIn(id, raw) };
        });
      }) ?? [],
    clear: (id, raw) => {
      attempt(() => {
        const found = storage().getItem(PREFIX + id);
        if (found === null) return;
        if (raw === undefined ? entryIn(id, found) !== null : found === raw)
          storage().removeItem(PREFIX + id);
      });
    },
  };
}
