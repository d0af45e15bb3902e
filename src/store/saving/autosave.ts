import type { MatchResult } from "../stats/result";
import type { MatchSummary } from "../types";

/** One state of a match, to be written when its turn comes. */
export interface SaveJob {
  readonly id: string;
  readonly summary: MatchSummary;
  /** What the statistics keep of it; null takes away what they kept, nothing leaves it as it is. */
  readonly result?: MatchResult | null | undefined;
  /** Makes the text. Called once, when it is written. */
  text(): string;
}

export interface Autosave {
  /** Takes the newest state of a match; an older one that still waits is dropped. */
  put(job: SaveJob): void;
  /** Begins writing all that waits without waiting for writes under way. Resolves when everything is written. */
  flush(): Promise<void>;
  /** The newest states not yet known to be written. */
  unsaved(): readonly SaveJob[];
}

/**
 * Writes states one after the other, always the newest: while one is being written, those between are skipped.
 * @param write never rejects, and keeps writes in the order in which they were begun.
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
