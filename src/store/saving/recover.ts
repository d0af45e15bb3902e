import { message } from "../../text/message";
import type { WriteResult } from "../rows/memory-fallback";
import { quarantineNow } from "../rows/quarantine";
import type { Guard } from "../rows/row-store";
import type { SaveJob } from "./autosave";
import type { Note } from "./journal";
import { type MatchSaverParts, reportWritten, rowsOf } from "./match-saver";
import { isNewer, readSummary } from "./summary";

/**
 * Saves the states that an earlier page put in the journal when it was closed. A note is cleared only once it is saved.
 * @returns false when nothing can be written now and recovery must be retried.
 */
export async function recover(parts: MatchSaverParts): Promise<boolean> {
  const { store, journal } = parts;
  const notes = journal.read();
  if (notes.length === 0) return true;
  // Unreachable rows may be newer than the notes, so the notes must wait.
  const reached = await store.keys("summaries").then(
    () => true,
    () => false,
  );
  for (const note of notes) {
    const written = await recoverNote(parts, note, reached);
    if (written === "kept" || written === "refused") journal.clear(note.id, note.raw);
  }
  return reached;
}

/** @param reached false when nothing can be written now. */
async function recoverNote(
  parts: MatchSaverParts,
  { id, raw, entry }: Note,
  reached: boolean,
): Promise<WriteResult> {
  const { store, notices } = parts;
  if (entry === null) {
    const [name, why] = [`playmat-${id}.json`, message("reason.no-json")];
    const unread = message("notice.match-unreadable", { why, player: [id] });
    notices.getState().report({ id: `unsaved-${id}`, message: unread, raw, fileName: name });
    return reached ? store.write([quarantineNow(name, why, raw)]) : "no-storage";
  }
  const { summary, result, owner, text } = entry;
  const job: SaveJob = { id, summary, result, text: () => text };
  const notNewer: Guard = {
    store: "summaries",
    key: id,
    allows: (row) => !isNewer(readSummary(id, row), summary),
  };
  const written = reached ? await store.write(rowsOf(job, owner), notNewer) : "no-storage";
  reportWritten(notices, job, written === "kept" || written === "refused" ? written : "noted");
  return written;
}
