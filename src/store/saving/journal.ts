import * as v from "valibot";
import { summarySchema } from "../schema";
import { type MatchResult, resultSchema } from "../stats/result";
import type { MatchSummary } from "../types";
import type { SaveJob } from "./autosave";
import { word } from "./plain-schema";

const PREFIX = "playmat.unsaved.";

const schema = v.object({
  summary: summarySchema,
  result: v.optional(v.nullable(resultSchema)),
  owner: word,
  text: v.string(),
});

export interface JournalEntry {
  readonly summary: MatchSummary;
  readonly result?: MatchResult | null | undefined;
  readonly owner: string;
  readonly text: string;
}

/**
 * A page that is being closed may not live to see its last write done. The state is put down in a place that takes
 * it at once, and is found there at the next visit.
 */
export interface Journal {
  /** Puts down an unsaved state; one that does not fit is left to the database alone. */
  note(job: SaveJob, owner: string): void;
  /** What was put down and not cleared. */
  read(): readonly JournalEntry[];
  /** The match has been written properly. */
  clear(id: string): void;
}

/** The value, or undefined where the browser forbids even to ask. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function parse(text: string | null | undefined): readonly JournalEntry[] {
  const result = v.safeParse(
    schema,
    attempt(() => JSON.parse(text ?? "null")),
  );
  return result.success ? [result.output] : [];
}

/** A journal in the browser's small synchronous storage. @param storage gives it, or throws where there is none. */
export function storageJournal(storage: () => Storage): Journal {
  return {
    note: ({ id, summary, result, text }, owner) => {
      const entry: JournalEntry = { summary, result, owner, text: text() };
      attempt(() => storage().setItem(PREFIX + id, JSON.stringify(entry)));
    },
    read: () =>
      attempt(() => {
        const keys = Object.keys(storage()).filter((key) => key.startsWith(PREFIX));
        return keys.flatMap((key) => parse(storage().getItem(key)));
      }) ?? [],
    clear: (id) => {
      attempt(() => storage().removeItem(PREFIX + id));
    },
  };
}
