import type { MatchResult } from "../results/result";
import type { MatchSummary, SavedMatch } from "../types";

/** A state of a match that is waiting to be written. */
export interface SaveJob {
  readonly id: string;
  readonly summary: MatchSummary;
  /** The result for the statistics. Null deletes an earlier one, undefined leaves it unchanged. */
  readonly result?: MatchResult | null | undefined;
  /** The match to save, so that only what is new is written. Undefined to write it whole. */
  readonly match?: SavedMatch;
  /** Makes the text. Called when the match is written whole. */
  text(): string;
}

export interface Autosave {
  /** Schedules the newest state of a match. An older waiting one is dropped. */
  put(job: SaveJob): void;
  /**
   * Starts writing everything that is waiting, without waiting for running writes. Resolves when all is
   * written.
   */
  flush(): Promise<void>;
  /** The newest states that are not known to be written. */
  unsaved(): readonly SaveJob[];
}

/**
 * Writes states one after another, always the newest; those that arrive during a write are skipped.
 * @param write never rejects, and keeps writes in the order in which they were started.
 */
export function createAutosave(write: (job: SaveJob) => Promise<void>): Autosave {
  const waiting = new Map<string, SaveJob>();
  const writing = new Map<string, SaveJob>();
  const busy = new Map<string, Promise<void>>();

  function begin(job: SaveJob): void {
    waiting.delete(job.id);
    writing.set(job.id, job);
    const done = write(job).then(() => {
      if (writing.get(job.id) === job) writing.delete(job.id);
      if (busy.get(job.id) !== done) return;
      busy.delete(job.id);
      const next = waiting.get(job.id);
      if (next !== undefined) begin(next);
    });
    busy.set(job.id, done);
  }

  return {
    put: (job) => {
      waiting.set(job.id, job);
      if (!busy.has(job.id)) begin(job);
    },
    flush: async () => {
      for (const job of [...waiting.values()]) begin(job);
      while (busy.size > 0) await Promise.all(busy.values());
    },
    unsaved: () => [...new Map([...writing, ...waiting]).values()],
  };
}
