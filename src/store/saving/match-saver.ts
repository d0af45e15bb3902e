import type { Answer } from "../../kernel";
import { message } from "../../text/message";
import { type NoticeStore, unsavedNotice } from "../notices";
import { resultOf } from "../results/result";
import type { FallbackStore, WriteResult } from "../rows/memory-fallback";
import type { Change, Guard } from "../rows/row-store";
import type { SaveCounter } from "../rows/save-counter";
import { createTabLock, type TabLock } from "../rows/tab-lock";
import type { SavedMatch } from "../types";
import { createAutosave, type SaveJob } from "./autosave";
import type { Journal } from "./journal";
import { deltaSince, fullSaveAt, type SaveDelta } from "./save-delta";
import { fileNameOf, summaryOf, textOf } from "./summary";

/** Saves the match being played: every state of it, from this tab only. */
export interface MatchSaver {
  /**
   * Schedules the newest state of a match for writing. Never fails: errors become notices.
   * @param whole true to write all of it, not only what is new.
   */
  save(match: SavedMatch, whole?: boolean): void;
  /** Resolves when everything scheduled is written. */
  settled(): Promise<void>;
  /**
   * Puts unwritten states in the journal at once, and writes every match whole, because the page may be closed at any
   * moment.
   */
  flushNow(): void;
  lock(id: string, takeOver: boolean): Promise<boolean>;
  unlock(id: string): void;
  /**
   * @param listener called when another tab has taken the match over.
   * @returns a function that removes the listener.
   */
  onTakenOver(listener: (id: string) => void): () => void;
}

export interface MatchSaverParts {
  readonly store: FallbackStore;
  /** Id of this tab, which marks the rows it writes. */
  readonly tab: string;
  readonly locks: LockManager | undefined;
  readonly journal: Journal;
  readonly counter: SaveCounter;
  readonly notices: NoticeStore;
  /** Asks the browser to keep the saved data even when it is short of room. */
  readonly persist?: (() => void) | undefined;
}

/**
 * The rows of a saved match: its text, and its list entry with the owner's mark; or only the entry, with what is new.
 */
export function rowsOf(
  { id, summary, result, text }: SaveJob,
  owner: string,
  since?: SaveDelta | null,
): readonly Change[] {
  if (since) return [{ store: "summaries", key: id, row: { ...summary, owner, since } }];
  const resultChanges: readonly Change[] =
    result === undefined ? [] : [{ store: "results", key: id, row: result }];
  return [
    ...resultChanges,
    { store: "matches", key: id, row: { id, text: text() } },
    { store: "summaries", key: id, row: { ...summary, owner } },
  ];
}

/**
 * A state of a match to write. Its text is made when it is written.
 * @param order number of the save.
 */
export function jobOf(match: SavedMatch, order: number): SaveJob {
  return {
    id: match.setup.id,
    summary: { ...summaryOf(match), order },
    result: resultOf(match),
    match,
    text: () => textOf(match),
  };
}

/**
 * Reports that a match is not being saved, or only noted, and offers it as a file; or dismisses that notice once it is
 * saved again.
 */
export function reportWritten(
  notices: NoticeStore,
  { id, summary, text }: SaveJob,
  written: WriteResult | "noted",
): void {
  const { report, dismiss } = notices.getState();
  const notice = unsavedNotice(id);
  if (written === "kept" || written === "refused") return dismiss(notice);
  const fileName = fileNameOf(summary);
  report({ id: notice, message: message(`notice.${written}`), file: text, fileName });
}

function ownerIn(row: unknown): unknown {
  return typeof row === "object" && row !== null && "owner" in row ? row.owner : undefined;
}

/** A match as it was last written whole. */
interface Whole {
  readonly answers: readonly Answer[];
  /** True while it and everything after it is known to be written. */
  isKept: boolean;
  /** The newest state that was written incrementally. */
  newest?: SaveJob | undefined;
}

/** The last whole write of each match. Only what is new since then is written. */
function wholeWrites() {
  const whole = new Map<string, Whole>();
  return {
    /** What is new in a state, or null when it must be written whole. It then becomes the match's last whole write. */
    begin: ({ id, match }: SaveJob): { readonly base: Whole; readonly since: SaveDelta | null } => {
      const last = whole.get(id);
      const since = last?.isKept && match ? deltaSince(last.answers, match) : null;
      if (last !== undefined && since !== null) return { base: last, since };
      const base: Whole = { answers: match?.record.answers ?? [], isKept: false };
      whole.set(id, base);
      return { base, since };
    },
    /** Notes the result of a write, unless the match was written whole again or forgotten meanwhile. */
    end: (job: SaveJob, base: Whole, since: SaveDelta | null, written: WriteResult): void => {
      if (base !== whole.get(job.id)) return;
      base.isKept = written === "kept";
      base.newest = since === null ? undefined : job;
    },
    forget: (id: string): void => {
      whole.delete(id);
    },
    /** @returns the newest states that were written incrementally. */
    forgetAll: (): readonly SaveJob[] => {
      const parted = [...whole.values()].flatMap((base) => base.newest ?? []);
      whole.clear();
      return parted;
    },
  };
}

/** Prevents overwriting or extending a row when another tab has continued or deleted the match. */
function guardFor(id: string, tab: string, since: SaveDelta | null): Guard {
  const allows = (row: unknown) =>
    since === null
      ? row === undefined || ownerIn(row) === tab
      : ownerIn(row) === tab && fullSaveAt(row) === since.at;
  return { store: "summaries", key: id, allows };
}

function takeOverListeners() {
  const listeners = new Set<(id: string) => void>();
  return {
    call: (id: string): void => {
      for (const listener of listeners) listener(id);
    },
    add: (listener: (id: string) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export function createMatchSaver(parts: MatchSaverParts): MatchSaver {
  const { store, tab, locks, journal, counter, notices } = parts;
  let hasAskedToPersist = false;
  const takenOver = takeOverListeners();
  /** Matches that this tab has written since it locked them. */
  const owned = new Set<string>();
  const whole = wholeWrites();
  /** The last state of each match whose write was started. */
  const newest = new Map<string, SaveJob>();
  const tabLock: TabLock = createTabLock(locks, takenOver.call);
  const autosave = createAutosave(write);

  async function write(job: SaveJob): Promise<void> {
    const { base, since } = whole.begin(job);
    const guard = owned.has(job.id) ? guardFor(job.id, tab, since) : undefined;
    owned.add(job.id);
    newest.set(job.id, job);
    const written = await store.write(rowsOf(job, tab, since), guard);
    if (since !== null && written === "refused") {
      whole.forget(job.id);
      return write(job);
    }
    whole.end(job, base, since, written);
    if (written === "refused") takenOver.call(job.id);
    // A failed write of a newer state may finish before an older successful one.
    if (newest.get(job.id) !== job) return;
    const isLast = autosave.unsaved().every((other) => other.id !== job.id || other === job);
    if (written === "kept" && isLast) journal.clear(job.id);
    // A state that the database refuses may still fit in the journal, until the next visit.
    const isNoted = written !== "kept" && written !== "refused" && isLast && journal.note(job, tab);
    reportWritten(notices, job, isNoted ? "noted" : written);
  }

  return {
    save: (match, isWhole = false) => {
      if (!hasAskedToPersist) parts.persist?.();
      hasAskedToPersist = true;
      if (isWhole) whole.forget(match.setup.id);
      autosave.put(jobOf(match, counter.next()));
    },
    settled: autosave.flush,
    flushNow: () => {
      // A state that is being written incrementally is written again, whole.
      const last = [...whole.forgetAll(), ...autosave.unsaved()];
      for (const job of last) autosave.put(job);
      const unsaved = autosave.unsaved();
      void autosave.flush();
      for (const job of unsaved) journal.note(job, tab);
    },
    lock: tabLock.acquire,
    unlock: (id) => {
      owned.delete(id);
      whole.forget(id);
      newest.delete(id);
      tabLock.release(id);
    },
    onTakenOver: takenOver.add,
  };
}
