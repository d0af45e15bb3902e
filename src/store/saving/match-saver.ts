import { message } from "../../text/message";
import type { NoticeStore } from "../notices";
import { resultOf } from "../stats/result";
import type { SavedMatch } from "../types";
import { createAutosave, type SaveJob } from "./autosave";
import type { Journal } from "./journal";
import type { FallbackStore, Written } from "./memory-fallback";
import type { Change, Guard } from "./row-store";
import { fileNameOf, summaryOf, textOf } from "./summary";
import { createTabLock, type TabLock } from "./tab-lock";

/** Saves the match being played: every state of it, from this tab only. */
export interface MatchSaver {
  /** Schedules the newest state of a match for writing. Never fails: errors become notices. */
  save(match: SavedMatch): void;
  /** Resolves when everything scheduled is written. */
  settled(): Promise<void>;
  /** The page may be closed at any moment: puts unwritten states in the journal at once. */
  flushNow(): void;
  lock(id: string, takeOver: boolean): Promise<boolean>;
  unlock(id: string): void;
  /**
   * @param listener called when another tab has taken the match over.
   * @returns stops listening.
   */
  onTakenOver(listener: (id: string) => void): () => void;
}

export interface MatchSaverParts {
  readonly store: FallbackStore;
  /** Id of this tab, which marks the rows it writes. */
  readonly tab: string;
  readonly locks: LockManager | undefined;
  readonly journal: Journal;
  readonly notices: NoticeStore;
  /** Asks the browser to keep what is saved even when it is short of room. */
  readonly persist?: (() => void) | undefined;
}

/** The rows of a saved match: its text, and its list entry with the owner's mark. */
export function rowsOf({ id, summary, result, text }: SaveJob, owner: string): readonly Change[] {
  const told: readonly Change[] = result === undefined ? [] : [{ store: "results", key: id, row: result }];
  return [
    ...told,
    { store: "matches", key: id, row: { id, text: text() } },
    { store: "summaries", key: id, row: { ...summary, owner } },
  ];
}

/** A state of a match to write; its text is made when it is written. */
export function jobOf(match: SavedMatch): SaveJob {
  return {
    id: match.setup.id,
    summary: summaryOf(match),
    result: resultOf(match),
    text: () => textOf(match),
  };
}

/** Notifies that a match is not being saved and offers it as a file, or that it is saved again. */
export function reportWritten(notices: NoticeStore, { id, summary, text }: SaveJob, written: Written): void {
  const { report, dismiss } = notices.getState();
  const notice = `not-kept-${id}`;
  if (written === "kept" || written === "refused") return dismiss(notice);
  const fileName = fileNameOf(summary.game, summary.savedAt);
  report({ id: notice, message: message(`notice.${written}`), file: text, fileName });
}

function ownerIn(row: unknown): unknown {
  return typeof row === "object" && row !== null && "owner" in row ? row.owner : undefined;
}

export function createMatchSaver(parts: MatchSaverParts): MatchSaver {
  const { store, tab, locks, journal, notices } = parts;
  let asked = false;
  const listeners = new Set<(id: string) => void>();
  /** Matches that this tab has written since it locked them. */
  const owned = new Set<string>();
  const lost = (id: string) => {
    for (const listener of listeners) listener(id);
  };
  const tabLock: TabLock = createTabLock(locks, lost);
  const autosave = createAutosave(write);

  /** Another tab may have continued the match: its newer row is not overwritten. */
  function ifStillOwned(id: string): Guard {
    return { store: "summaries", key: id, allows: (row) => row === undefined || ownerIn(row) === tab };
  }

  async function write(job: SaveJob): Promise<void> {
    const guard = owned.has(job.id) ? ifStillOwned(job.id) : undefined;
    owned.add(job.id);
    const written = await store.write(rowsOf(job, tab), guard);
    reportWritten(notices, job, written);
    if (written === "refused") lost(job.id);
    const newer = autosave.unsaved().some((other) => other.id === job.id && other !== job);
    if (newer) return;
    if (written === "kept") journal.clear(job.id);
    // What the database does not take may still fit there, until the next visit.
    else if (written !== "refused") journal.note(job, tab);
  }

  return {
    save: (match) => {
      if (!asked) parts.persist?.();
      asked = true;
      autosave.put(jobOf(match));
    },
    settled: autosave.flush,
    flushNow: () => {
      const unsaved = autosave.unsaved();
      void autosave.flush();
      for (const job of unsaved) journal.note(job, tab);
    },
    lock: tabLock.acquire,
    unlock: (id) => {
      owned.delete(id);
      tabLock.release(id);
    },
    onTakenOver: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
