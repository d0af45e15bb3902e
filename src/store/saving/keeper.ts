import { message } from "../../text/message";
import { resultOf } from "../stats/result";
import type { TroubleStore } from "../troubles";
import type { SavedMatch } from "../types";
import { createAutosave, type SaveJob } from "./autosave";
import { type Claims, lockClaims } from "./claims";
import type { Journal } from "./journal";
import type { Change, Guard } from "./shelf";
import type { SteadyShelf, Written } from "./steady";
import { fileNameOf, summaryOf, textOf } from "./summary";

/** Keeps the match in play: every state of it, by this tab alone. */
export interface Keeper {
  /** Takes the newest state of a match to write it. Never fails: what goes wrong becomes a trouble. */
  keep(match: SavedMatch): void;
  /** Resolves when all that was taken is written. */
  settled(): Promise<void>;
  /** The page may be closed any moment: puts down at once what is not yet written. */
  hurry(): void;
  claim(id: string, takeOver: boolean): Promise<boolean>;
  release(id: string): void;
  /** @param listener another tab has taken the match over. @returns stops listening. */
  onLost(listener: (id: string) => void): () => void;
}

export interface KeeperParts {
  readonly shelf: SteadyShelf;
  /** Names this tab, so that a row tells who wrote it. */
  readonly tab: string;
  readonly locks: LockManager | undefined;
  readonly journal: Journal;
  readonly troubles: TroubleStore;
}

/** The rows of a saved match: its text, and its entry in the list with its owner's mark. */
export function rowsOf({ id, summary, result, text }: SaveJob, owner: string): readonly Change[] {
  const told: readonly Change[] = result === undefined ? [] : [{ shelf: "results", key: id, row: result }];
  return [
    ...told,
    { shelf: "matches", key: id, row: { id, text: text() } },
    { shelf: "summaries", key: id, row: { ...summary, owner } },
  ];
}

/** A state of a match to be written; the text is made when it is. */
export function jobOf(match: SavedMatch): SaveJob {
  return {
    id: match.setup.id,
    summary: summaryOf(match),
    result: resultOf(match),
    text: () => textOf(match),
  };
}

/** Tells that a state of a match is not being kept and offers it as a file, or that it is kept again. */
export function tellKept(troubles: TroubleStore, { id, summary, text }: SaveJob, written: Written): void {
  const { report, dismiss } = troubles.getState();
  const trouble = `not-kept-${id}`;
  if (written === "kept" || written === "refused") return dismiss(trouble);
  const fileName = fileNameOf(summary.game, summary.savedAt);
  report({ id: trouble, message: message(`trouble.${written}`), file: text, fileName });
}

function ownerIn(row: unknown): unknown {
  return typeof row === "object" && row !== null && "owner" in row ? row.owner : undefined;
}

export function createKeeper({ shelf, tab, locks, journal, troubles }: KeeperParts): Keeper {
  const listeners = new Set<(id: string) => void>();
  /** Matches that this tab has written since it claimed them. */
  const owned = new Set<string>();
  const lost = (id: string) => {
    for (const listener of listeners) listener(id);
  };
  const claims: Claims = lockClaims(locks, lost);
  const autosave = createAutosave(write);

  /** Another tab may have gone on with the match: its newer row is not written over. */
  function stillOurs(id: string): Guard {
    return { shelf: "summaries", key: id, allows: (row) => row === undefined || ownerIn(row) === tab };
  }

  async function write(job: SaveJob): Promise<void> {
    const guard = owned.has(job.id) ? stillOurs(job.id) : undefined;
    owned.add(job.id);
    const written = await shelf.write(rowsOf(job, tab), guard);
    tellKept(troubles, job, written);
    if (written === "refused") lost(job.id);
    const newer = autosave.unsaved().some((other) => other.id === job.id && other !== job);
    if (written === "kept" && !newer) journal.clear(job.id);
  }

  return {
    keep: (match) => autosave.put(jobOf(match)),
    settled: autosave.flush,
    hurry: () => {
      const unsaved = autosave.unsaved();
      void autosave.flush();
      for (const job of unsaved) journal.note(job, tab);
    },
    claim: claims.claim,
    release: (id) => {
      owned.delete(id);
      claims.release(id);
    },
    onLost: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
