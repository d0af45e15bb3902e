import { message } from "../../text/message";
import type { SaveJob } from "./autosave";
import type { Note } from "./journal";
import { type KeeperParts, rowsOf, tellKept } from "./keeper";
import { setAsideNow } from "./quarantine";
import type { Guard } from "./shelf";
import type { Written } from "./steady";
import { readSummary } from "./summary";

/**
 * Brings in what an earlier page put down when it was closed. A note leaves its place only when it is safe.
 * @returns false when nothing can be written now: to be tried again.
 */
export async function recover(parts: KeeperParts): Promise<boolean> {
  const { shelf, journal } = parts;
  const notes = journal.read();
  if (notes.length === 0) return true;
  // What cannot be seen may be newer than the notes: they wait.
  const reached = await shelf.keys("summaries").then(
    () => true,
    () => false,
  );
  for (const note of notes) {
    const written = await bring(parts, note, reached);
    if (written === "kept" || written === "refused") journal.clear(note.id, note.raw);
  }
  return reached;
}

/** @param reached false when nothing can be written now */
async function bring(parts: KeeperParts, { id, raw, entry }: Note, reached: boolean): Promise<Written> {
  const { shelf, troubles } = parts;
  if (entry === null) {
    const [name, why] = [`playmat-${id}.json`, message("reason.no-json")];
    const unread = message("trouble.match-unreadable", { why });
    troubles.getState().report({ id: `unsaved-${id}`, message: unread, raw, fileName: name });
    return reached ? shelf.write([setAsideNow(name, why, raw)]) : "no-storage";
  }
  const { summary, result, owner, text } = entry;
  const job: SaveJob = { id, summary, result, text: () => text };
  const notNewer: Guard = {
    shelf: "summaries",
    key: id,
    allows: (row) => readSummary(id, row).savedAt <= summary.savedAt,
  };
  const written = reached ? await shelf.write(rowsOf(job, owner), notNewer) : "no-storage";
  tellKept(troubles, job, written);
  return written;
}
