import type { Message } from "../../kernel";
import { hashPlain } from "../../kernel/state/hash";
import { setFrom, type UnreadSet } from "../../sets/card-set";
import type { Decks } from "../decks/decks";
import { contentOf } from "../decks/editor";
import type { SavedDeck } from "../decks/saved-deck";
import { eventSchema, type SavedEvent } from "../events/saved-event";
import { type SavedPosition, savedPositionSchema } from "../positions/saved-position";
import type { WriteResult } from "../rows/memory-fallback";
import { jsonOf, type Quarantined, quarantineChange } from "../rows/quarantine";
import type { Change, Guard } from "../rows/row-store";
import type { Saves } from "../saving/create";
import { rowsOf } from "../saving/match-saver";
import { type LoadGame, readMatch } from "../saving/read";
import { isNewer, readSummary, summaryOf, textOf } from "../saving/summary";
import { validate } from "../schema/plain-schema";
import { keyOf as setKey } from "../sets/sets-key";
import type { Settings } from "../settings/settings";
import type { SavedMatch } from "../types";
import type { RowCounts } from "./format";
import { judgeBackup } from "./judge";
import { message } from "./messages";

export interface RestoreParts {
  readonly saves: Pick<Saves, "store" | "list" | "exportMatch">;
  readonly decks: Pick<Decks, "get" | "add">;
  readonly loadGame: LoadGame;
  /** A name for a deck that is another version of one that is here. */
  readonly copyName: (deck: string) => string;
  /**
   * Takes over the settings that nobody has changed here.
   * @returns whether there were any.
   */
  readonly restoreSettings: (kept: unknown) => boolean;
  /** Marks the lessons of these games as completed. */
  readonly restoreLessons: (games: readonly string[]) => void;
  /** Marks these puzzles as solved. */
  readonly restorePuzzles: (keys: readonly string[]) => void;
}

/** What a restore has done. */
export interface Restored extends RowCounts {
  readonly settings: boolean;
  /** Rows that are here already, as they are in the backup or newer. */
  readonly skipped: number;
  /** Rows that could not be read, and are in the quarantine now. */
  readonly unread: number;
  /** Whether all of it is stored permanently. */
  readonly written: "kept" | "no-room" | "no-storage";
}

export type RestoreResult =
  | ({ readonly ok: true } & Restored)
  | { readonly ok: false; readonly why: Message };

/** Marks restored matches as written by no tab that is open. */
const OWNER = "backup";

/** An id for another version of a row that is here already. The same version always gets the same one. */
const copyId = (id: string, content: unknown): string => `${id.slice(0, 40)}-${hashPlain(content)}`;

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a match has all moves of the other one, and perhaps more. */
function continues(longer: SavedMatch["record"], { config, answers }: SavedMatch["record"]): boolean {
  return isSame(longer.config, config) && isSame(longer.answers.slice(0, answers.length), answers);
}

/** Whether an event has all that happened in the other one, and perhaps more. */
function hasAllOf(longer: SavedEvent, { seed, picks, opened, decks }: SavedEvent): boolean {
  return (
    longer.seed === seed &&
    isSame(longer.picks.slice(0, picks.length), picks) &&
    opened.every((n, seat) => n <= (longer.opened[seat] ?? 0)) &&
    decks.every((deck, seat) => deck === "" || deck === longer.decks[seat])
  );
}

function restorer({ saves, decks, loadGame, copyName }: RestoreParts) {
  const { store } = saves;
  /** Adds rows if there is nothing under this key. */
  const add = (guarded: Pick<Guard, "store" | "key">, changes: readonly Change[]) =>
    store.write(changes, { ...guarded, allows: (row) => row === undefined });

  const writeMatch = (match: SavedMatch, allows: Guard["allows"]) => {
    const { id } = match.setup;
    const job = { id, summary: summaryOf(match), text: () => textOf(match) };
    return store.write(rowsOf(job, OWNER), { store: "summaries", key: id, allows });
  };
  const match = async (given: SavedMatch): Promise<WriteResult> => {
    const { id } = given.setup;
    const text = await saves.exportMatch(id).catch(() => null);
    if (text === null) return writeMatch(given, (row) => row === undefined);
    const row = await store.get("summaries", id);
    const found = await readMatch(text, loadGame).catch(() => null);
    const here = found?.ok ? found.match.record : null;
    // Opening a match counts as saving it, so its moves say more than the time.
    if (here && continues(here, given.record)) return "refused";
    if (here && continues(given.record, here)) return writeMatch(given, (now) => isSame(now, row));
    const [saved, known] = [summaryOf(given), readSummary(id, row)];
    if (here && !isNewer(saved, known) && saved.savedAt <= known.savedAt) return "refused";
    // It went on differently here: both are kept.
    const { config, answers } = given.record;
    const copy = { ...given, setup: { ...given.setup, id: copyId(id, [config, answers]) } };
    return writeMatch(copy, (row) => row === undefined);
  };
  const event = async (given: SavedEvent): Promise<WriteResult> => {
    const { id } = given;
    const row = await store.get("events", id);
    const result = validate(eventSchema, row);
    const write = (as: SavedEvent, allows: Guard["allows"]) =>
      store.write([{ store: "events", key: as.id, row: as }], { store: "events", key: as.id, allows });
    if (!result.success) return write(given, (now) => now === undefined);
    const here = result.output;
    if (hasAllOf(here, given)) return "refused";
    if (hasAllOf(given, here)) return write(given, (now) => isSame(now, row));
    const copy = { ...given, id: copyId(id, [given.picks, given.waiting, given.opened]) };
    return write(copy, (now) => now === undefined);
  };
  const set = async (given: UnreadSet): Promise<WriteResult> => {
    const key = setKey(given);
    const row = await store.get("sets", key);
    const write = (allows: Guard["allows"]) =>
      store.write([{ store: "sets", key, row: given }], { store: "sets", key, allows });
    if (row === undefined) return write((now) => now === undefined);
    const found = setFrom(row);
    if ("set" in found && found.set.version >= given.version) {
      if (found.set.version > given.version || isSame(found.set, given)) return "refused";
      // Which of two different sets is meant is not known: the other one can be downloaded.
      const id = copyId(key.replace(" ", "-"), given);
      const why = message("backup.other-set", { set: given.name });
      const entry = { id, name: `playmat-set-${id}.json`, why, text: jsonOf(given), at: Date.now() };
      return add({ store: "quarantine", key: id }, [quarantineChange(entry)]);
    }
    return write((now) => isSame(now, row));
  };
  const position = async (given: SavedPosition): Promise<WriteResult> => {
    const { id } = given;
    const row = await store.get("positions", id);
    const write = (as: SavedPosition, allows: Guard["allows"]) =>
      store.write([{ store: "positions", key: as.id, row: as }], { store: "positions", key: as.id, allows });
    const result = validate(savedPositionSchema, row);
    if (!result.success) return write(given, (now) => now === undefined);
    const here = result.output;
    if (given.savedAt <= here.savedAt || isSame(given.position, here.position)) return "refused";
    // What was changed where is not known: both are kept.
    return write({ ...given, id: copyId(id, given.position) }, (now) => now === undefined);
  };
  const deck = async (given: SavedDeck): Promise<WriteResult> => {
    const here = await decks.get(given.id);
    if (here === null) return decks.add(given);
    if (given.savedAt <= here.savedAt || isSame(contentOf(given), contentOf(here))) return "refused";
    // Which cards were changed where is not known: both are kept.
    const id = copyId(given.id, contentOf(given));
    return decks.add({ ...given, id, name: copyName(given.name) });
  };

  return {
    match,
    deck,
    event,
    set,
    position,
    result: ({ id, result }: { readonly id: string; readonly result: object }) =>
      add({ store: "results", key: id }, [{ store: "results", key: id, row: result }]),
    aside: (entry: Quarantined) => add({ store: "quarantine", key: entry.id }, [quarantineChange(entry)]),
  };
}

/** Writes rows one after another, and counts those that were added. */
async function addAll<T>(rows: readonly T[], write: (row: T) => Promise<WriteResult>) {
  const written: WriteResult[] = [];
  for (const row of rows) written.push(await write(row));
  return { written, added: written.filter((result) => result !== "refused").length };
}

/**
 * Adds what a backup holds. What is here already stays, unless the backup has the same match some moves later. What
 * cannot be read is quarantined.
 */
export async function restoreBackup(
  text: string,
  parts: RestoreParts,
  onProgress?: (done: number, all: number) => void,
): Promise<RestoreResult> {
  // Also saves what an earlier page left unwritten.
  await parts.saves.list().catch(() => []);
  const judged = await judgeBackup(text, parts.loadGame, onProgress);
  if ("why" in judged) return { ok: false, why: judged.why };
  const restore = restorer(parts);
  const decks = await addAll(judged.decks, restore.deck);
  const events = await addAll(judged.events, restore.event);
  const sets = await addAll(judged.sets, restore.set);
  const positions = await addAll(judged.positions, restore.position);
  const matches = await addAll(judged.matches, restore.match);
  const results = await addAll(judged.results, restore.result);
  const aside = await addAll(judged.aside, restore.aside);
  const unread = await addAll(judged.unread, restore.aside);
  parts.restoreLessons(judged.lessons);
  parts.restorePuzzles(judged.puzzles);
  const kinds = [decks, events, sets, positions, matches, results, aside];
  const all = [...kinds, unread].flatMap(({ written }) => written);
  return {
    ok: true,
    matches: matches.added,
    decks: decks.added,
    events: events.added,
    sets: sets.added,
    positions: positions.added,
    results: results.added,
    aside: aside.added,
    settings: parts.restoreSettings(judged.settings),
    skipped: kinds.reduce((sum, { written, added }) => sum + written.length - added, 0),
    unread: judged.unread.length,
    written: all.find((result) => result === "no-room" || result === "no-storage") ?? "kept",
  };
}

/** The settings of a backup that nobody has changed here. */
export function unchangedHere(kept: Settings, here: Settings, defaults: Settings): Partial<Settings> {
  const { pins: _, ...all } = kept;
  const fresh = Object.entries(all).filter(([name, value]) => {
    const key = name as keyof Settings;
    return isSame(here[key], defaults[key]) && !isSame(value, defaults[key]);
  });
  return Object.fromEntries(fresh);
}
