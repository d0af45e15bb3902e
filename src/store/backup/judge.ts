import * as v from "valibot";
import type { Message } from "../../kernel";
import { hashPlain } from "../../kernel/state/hash";
import { type UnreadSet, unreadSetSchema } from "../../sets/card-set";
import { parseJson } from "../../text/bounded-json";
import { withoutHarmfulCharacters } from "../../text/harmless";
import { deckSchema, type SavedDeck } from "../decks/saved-deck";
import { eventSchema, type SavedEvent } from "../events/saved-event";
import { type SavedPosition, savedPositionSchema } from "../positions/saved-position";
import type { MatchResult } from "../results/result";
import { jsonOf, type Quarantined, quarantinedSchema } from "../rows/quarantine";
import { type LoadGame, readFile } from "../saving/read";
import { validate } from "../schema/plain-schema";
import type { SavedMatch } from "../types";
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type Backup,
  backupSchema,
  MAX_BACKUP_LENGTH,
  matchRow,
  megabytes,
  resultRow,
  rowId,
} from "./format";
import { message } from "./messages";

/** What a backup holds, validated. */
export interface JudgedBackup {
  readonly matches: readonly SavedMatch[];
  readonly decks: readonly SavedDeck[];
  readonly events: readonly SavedEvent[];
  readonly sets: readonly UnreadSet[];
  readonly positions: readonly SavedPosition[];
  readonly results: readonly { readonly id: string; readonly result: MatchResult }[];
  /** Its quarantine. */
  readonly aside: readonly Quarantined[];
  /** Rows that could not be read. */
  readonly unread: readonly Quarantined[];
  readonly settings: unknown;
  /** Games whose lesson has been completed. */
  readonly lessons: readonly string[];
  readonly puzzles: readonly string[];
}

type Refused = { readonly why: Message };

/** The text as a backup, or why it is none. */
function backupIn(text: string): Backup | Refused {
  if (text.length > MAX_BACKUP_LENGTH)
    return { why: message("reason.too-big", { most: megabytes(MAX_BACKUP_LENGTH) }) };
  const value = parseJson(text, MAX_BACKUP_LENGTH);
  if (value === undefined) return { why: message("reason.no-json") };
  const isBackup =
    typeof value === "object" && value !== null && "format" in value && value.format === BACKUP_FORMAT;
  if (!isBackup) return { why: message("backup.is-none") };
  const { success, output, issues } = validate(backupSchema, value);
  if (!success) return { why: message("reason.shape", { place: v.getDotPath(issues[0]) ?? "" }) };
  return output.version > BACKUP_VERSION ? { why: message("reason.too-new") } : output;
}

/** A row that could not be read, to be kept as found. The same row always gets the same id. */
function unreadRow(kind: string, row: unknown, why: Message): Quarantined {
  const holdsText = typeof row === "object" && row !== null && "text" in row && typeof row.text === "string";
  const text = holdsText ? String(row.text) : jsonOf(row);
  const id = `backup-${hashPlain(text)}`;
  return { id, name: `playmat-${kind}-${id}.json`, why, text, at: Date.now() };
}

/** Reads each row by itself. Those that do not fit are returned with the place of their fault. */
function readRows<const S extends v.GenericSchema>(
  schema: S,
  kind: "matches" | "decks" | "events" | "sets" | "positions" | "results" | "quarantine",
  rows: readonly unknown[],
) {
  const good: { readonly row: v.InferOutput<S>; readonly place: string }[] = [];
  const unread: Quarantined[] = [];
  for (const [i, row] of rows.entries()) {
    const { success, output, issues } = validate(schema, row);
    const place = `${kind}.${i}`;
    if (success) {
      good.push({ row: output, place });
      continue;
    }
    const at = [place, v.getDotPath(issues[0])].filter((part) => part !== null).join(".");
    unread.push(unreadRow(kind, row, message("reason.shape", { place: at })));
  }
  return { good, unread };
}

/** A deck without the characters that an imported one may not have either. */
function harmless(deck: SavedDeck): SavedDeck {
  return {
    ...deck,
    tags: deck.tags.map(withoutHarmfulCharacters),
    notes: deck.notes.split("\n").map(withoutHarmfulCharacters).join("\n"),
  };
}

/** Lets the page respond between two matches. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A fault within a match, with its place in the backup. */
const within = (place: string, why: Message): Message =>
  why.key === "reason.shape" ? message("reason.shape", { place: `${place}.${why.args?.place}` }) : why;

/** Plays every match again, like an imported file. */
async function judgeMatches(
  { good, unread }: ReturnType<typeof readRows<typeof matchRow>>,
  loadGame: LoadGame,
  onProgress: (done: number, all: number) => void,
) {
  const matches: SavedMatch[] = [];
  const bad = [...unread];
  for (const [i, { row, place }] of good.entries()) {
    onProgress(i, good.length);
    await pause();
    const found = await readFile(row.text, loadGame);
    if (found.ok) matches.push({ ...found.match, setup: { ...found.match.setup, id: row.id } });
    else bad.push(unreadRow("matches", row, within(place, found.why)));
  }
  return { matches, unread: bad };
}

/**
 * Reads a backup without trusting any of it.
 * @param onProgress called before each match, which takes longest.
 * @returns what it holds, or why nothing of it can be restored.
 */
export async function judgeBackup(
  text: string,
  loadGame: LoadGame,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<JudgedBackup | Refused> {
  const backup = backupIn(text);
  if ("why" in backup) return backup;
  const rows = readRows(matchRow, "matches", backup.matches);
  const decks = readRows(v.object({ ...deckSchema.entries, id: rowId }), "decks", backup.decks);
  const events = readRows(v.object({ ...eventSchema.entries, id: rowId }), "events", backup.events);
  const sets = readRows(unreadSetSchema, "sets", backup.sets);
  const positions = readRows(
    v.object({ ...savedPositionSchema.entries, id: rowId }),
    "positions",
    backup.positions,
  );
  const results = readRows(resultRow, "results", backup.results);
  const aside = readRows(quarantinedSchema, "quarantine", backup.quarantine);
  const judged = await judgeMatches(rows, loadGame, onProgress).catch(() => null);
  if (judged === null) return { why: message("backup.not-loaded") };
  const plain = [decks, events, sets, positions, results, aside];
  const unread = [...judged.unread, ...plain.flatMap((kind) => kind.unread)];
  const good = plain.reduce((sum, kind) => sum + kind.good.length, judged.matches.length);
  const [first] = unread;
  // A file in which nothing is right changes nothing.
  if (good === 0 && first !== undefined) return { why: first.why };
  return {
    matches: judged.matches,
    decks: decks.good.map(({ row }) => harmless(row)),
    events: events.good.map(({ row }) => row),
    sets: sets.good.map(({ row }) => row),
    positions: positions.good.map(({ row }) => row),
    results: results.good.map(({ row }) => row),
    aside: aside.good.map(({ row }) => row),
    unread,
    settings: backup.settings,
    lessons: backup.lessons,
    puzzles: backup.puzzles,
  };
}
