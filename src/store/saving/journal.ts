import * as v from "valibot";
import { parseJson } from "../../text/bounded-json";
import { type MatchResult, resultSchema } from "../results/result";
import { shortName, validate } from "../schema/plain-schema";
import { MAX_MATCH_LENGTH, summarySchema } from "../schema/saved-schema";
import type { MatchSummary } from "../types";
import type { SaveJob } from "./autosave";
import { NOTED } from "./first-visit";

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

export interface Note {
  readonly id: string;
  /** The text as found. */
  readonly raw: string;
  /** The parsed content, or null when it cannot be read. */
  readonly entry: JournalEntry | null;
}

/**
 * Stores the unsaved state of a match synchronously for the next visit, because closing a page may cut off its last
 * write.
 */
export interface Journal {
  /**
   * Notes an unsaved state.
   * @returns false when it does not fit.
   */
  note(job: SaveJob, owner: string): boolean;
  read(): readonly Note[];
  /**
   * Clears the note of a match that has been saved. Unreadable notes stay, because no player has seen them yet.
   * @param raw clears only this exact note, readable or not, and no newer one.
   */
  clear(id: string, raw?: string): void;
}

/** The value, or undefined when the browser refuses access. */
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
 * @param storage returns it, or throws when there is none.
 */
export function storageJournal(storage: () => Storage): Journal {
  return {
    note: ({ id, summary, result, text }, owner) => {
      const entry: JournalEntry = { summary, result, owner, text: text() };
      const done = attempt(() => {
        storage().setItem(NOTED + id, JSON.stringify(entry));
        return true;
      });
      return done ?? false;
    },
    read: () =>
      attempt(() => {
        const keys = Object.keys(storage()).filter((key) => key.startsWith(NOTED));
        return keys.flatMap((key) => {
          const [id, raw] = [key.slice(NOTED.length), storage().getItem(key)];
          return raw === null ? [] : { id, raw, entry: entryIn(id, raw) };
        });
      }) ?? [],
    clear: (id, raw) => {
      attempt(() => {
        const found = storage().getItem(NOTED + id);
        if (found === null) return;
        if (raw === undefined ? entryIn(id, found) !== null : found === raw) storage().removeItem(NOTED + id);
      });
    },
  };
}
