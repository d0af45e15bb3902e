import type { Game } from "../../games/game";
import type { Message } from "../../kernel";
import { message } from "../../text/message";
import type { NoticeStore } from "../notices";
import type { FallbackStore } from "../rows/memory-fallback";
import { newId } from "../rows/new-id";
import { type Quarantined, quarantineNow, readQuarantine } from "../rows/quarantine";
import type { Change } from "../rows/row-store";
import type { MatchSummary, SavedMatch } from "../types";
import { createMatchSaver, jobOf, type MatchSaver, type MatchSaverParts, rowsOf } from "./match-saver";
import { DOES_NOT_RUN, type LoadGame, type ReadMatch, readFile, readMatch } from "./read";
import { recover } from "./recover";
import { textWithDelta } from "./save-delta";
import { fileNameOf, latestFirst, readSummary, summaryOf } from "./summary";

export interface SavesParts extends MatchSaverParts {
  readonly loadGame: LoadGame;
}

export type Imported =
  | { readonly ok: true; readonly id: string; readonly notice: Message | null }
  | { readonly ok: false; readonly why: Message };

/** A valid saved match with its game. */
export interface LoadedMatch {
  readonly game: Game;
  readonly match: SavedMatch;
}

/** Saved matches. Everything read from the store has been validated. */
export interface Saves extends MatchSaver {
  /**
   * The store for other saved data. When it cannot be reached, its data is not found and a notice is shown.
   */
  readonly store: FallbackStore;
  /** Whether what is saved permanently can be read now. */
  isReachable(): Promise<boolean>;
  /**
   * All saved matches, the latest first.
   * @throws when the store cannot be reached.
   */
  list(): Promise<readonly MatchSummary[]>;
  /** Quarantines a match that could be read but proved unplayable. */
  quarantine(id: string): Promise<void>;
  /** Loads a match to continue. Null, with a notice, when that is not possible. Unreadable data is quarantined. */
  load(id: string): Promise<LoadedMatch | null>;
  /** @returns whether it is permanently gone. */
  remove(id: string): Promise<boolean>;
  /**
   * The text of a match for a file, or null when there is no such match.
   * @throws when the store cannot be reached.
   */
  exportMatch(id: string): Promise<string | null>;
  /** File name for exporting a match. Never rejects. */
  fileName(id: string): Promise<string>;
  /** Imports a match from a file as a new one. */
  importMatch(text: string): Promise<Imported>;
  /** Unreadable data, as it was found. */
  quarantined(): Promise<readonly Quarantined[]>;
  /** @returns whether it is permanently gone. */
  removeQuarantined(id: string): Promise<boolean>;
}

/** How a notice names a match: by its players, otherwise by its id. */
const whose = (id: string, names: readonly string[]): readonly string[] => (names.length > 0 ? names : [id]);

type Unreadable = ReadMatch & { ok: false };

/** Quarantines a match that cannot be read: its text is kept, and the others stay readable. */
async function quarantine(
  store: FallbackStore,
  id: string,
  fileName: string,
  text: string,
  why: Message,
): Promise<void> {
  await store.write([
    quarantineNow(fileName, why, text),
    { store: "matches", key: id, row: null },
    { store: "summaries", key: id, row: null },
  ]);
}

async function reportUnreadable(
  parts: SavesParts,
  id: string,
  text: string,
  found: Unreadable,
): Promise<void> {
  const row = await parts.store.get("summaries", id).catch(() => undefined);
  const summary = readSummary(id, row);
  const { names } = summary;
  const fileName = fileNameOf(summary);
  if (!found.later) await quarantine(parts.store, id, fileName, text, found.why);
  parts.notices.getState().report({
    id: `match-${id}`,
    message: found.later
      ? message("notice.match-later", { why: found.why })
      : message("notice.match-unreadable", { why: found.why, player: whose(id, names) }),
    raw: text,
    fileName,
  });
}

/** Reports that a broken part of a match was rebuilt: keeps the old text and notifies the player. */
async function reportNotice(parts: SavesParts, text: string, found: ReadMatch & { ok: true }): Promise<void> {
  const { match, notice, repaired } = found;
  if (notice === null) return;
  const id = `match-${match.setup.id}`;
  if (!repaired) {
    parts.notices.getState().report({ id, message: notice });
    return;
  }
  const fileName = fileNameOf(summaryOf(match));
  await parts.store.write([quarantineNow(fileName, notice, text)]);
  parts.notices.getState().report({ id, message: notice, raw: text, fileName });
}

function say(notices: NoticeStore, id: string, text: Message): null {
  notices.getState().report({ id: `match-${id}`, message: text });
  return null;
}

/** Id of the notice that the saved matches cannot be reached. */
const UNREACHABLE = "unreachable";

/** The store behind lists and texts. A database that cannot be opened is reported, not shown as empty. */
function watchedStore({ store, notices }: SavesParts) {
  const unreachable = (): void =>
    notices.getState().report({ id: UNREACHABLE, message: message("notice.unreachable") });
  const inSight: FallbackStore = {
    ...store,
    keys: (name) =>
      store.keys(name).catch(() => {
        unreachable();
        return store.inMemory(name);
      }),
    get: (name, key) => store.get(name, key).catch(unreachable),
  };
  return { inSight, unreachable };
}

async function textOf({ store }: SavesParts, id: string): Promise<string | null> {
  const [row, summary] = await store.getEach(["matches", "summaries"], id);
  return textWithDelta(row, summary);
}

async function load(parts: SavesParts, id: string): Promise<LoadedMatch | null> {
  const { notices } = parts;
  const text = await textOf(parts, id).catch(() => undefined);
  if (text === undefined) return say(notices, id, message("notice.unreachable"));
  if (text === null) return say(notices, id, message("notice.match-gone"));
  const found = await readMatch(text, parts.loadGame).catch(() => null);
  if (found === null) return say(notices, id, message("notice.game-not-loaded"));
  if (!found.ok) {
    await reportUnreadable(parts, id, text, found);
    return null;
  }
  await reportNotice(parts, text, found);
  const { game, match } = found;
  return { game, match: match.setup.id === id ? match : { ...match, setup: { ...match.setup, id } } };
}

async function importMatch(parts: SavesParts, text: string): Promise<Imported> {
  const found = await readFile(text, parts.loadGame).catch(() => null);
  if (found === null) return { ok: false, why: message("notice.game-not-loaded") };
  if (!found.ok) return { ok: false, why: found.why };
  const id = newId();
  const from = found.match.record.answers.length;
  const match = { ...found.match, setup: { ...found.match.setup, id, from }, savedAt: Date.now() };
  const written = await parts.store.write(rowsOf(jobOf(match, parts.counter.next()), parts.tab));
  if (written === "kept") return { ok: true, id, notice: found.notice };
  return {
    ok: true,
    id,
    notice: message(written === "no-room" ? "notice.no-room" : "notice.no-storage"),
  };
}

async function list({ store, notices, counter }: SavesParts, inSight: FallbackStore) {
  notices.getState().dismiss(UNREACHABLE);
  const ids = await inSight.keys("matches");
  // An empty list must not hide an unreachable store.
  if (ids.length === 0) await store.keys("matches");
  const unsaved = new Set(await store.inMemory("summaries"));
  const entries = await Promise.all(
    ids.map(async (id) => {
      const entry = readSummary(id, await store.get("summaries", id));
      return unsaved.has(id) ? { ...entry, unsaved: true } : entry;
    }),
  );
  for (const { order = 0 } of entries) counter.found(order);
  return entries.sort(latestFirst);
}

/**
 * Creates the saved matches of one store.
 * @param parts its dependencies; tests pass their own.
 */
export function createSaves(parts: SavesParts): Saves {
  const { store, journal } = parts;
  const saver = createMatchSaver(parts);
  const { inSight, unreachable } = watchedStore(parts);
  let recovered: Promise<boolean> | null = null;
  const ready = async (): Promise<void> => {
    recovered ??= recover(parts);
    if (!(await recovered)) recovered = null;
  };
  const remove = async (...changes: readonly Change[]) => (await store.write(changes)) === "kept";

  return {
    ...saver,
    store: inSight,
    isReachable: () =>
      store.keys("matches").then(
        () => true,
        () => false,
      ),
    load: async (id) => {
      await ready();
      return load(parts, id);
    },
    quarantine: async (id) => {
      await saver.settled();
      const text = await textOf(parts, id).catch(() => null);
      if (text !== null) await reportUnreadable(parts, id, text, DOES_NOT_RUN);
    },
    importMatch: (text) => importMatch(parts, text),
    list: async () => {
      await ready();
      return list(parts, inSight);
    },
    remove: async (id) => {
      await saver.settled();
      const isDeleted = await remove(
        { store: "matches", key: id, row: null },
        { store: "summaries", key: id, row: null },
        { store: "reviews", key: id, row: null },
      );
      // The journal would bring the match back.
      if (isDeleted) journal.clear(id);
      return isDeleted;
    },
    exportMatch: async (id) => {
      await ready();
      await saver.settled();
      return textOf(parts, id).catch((fault) => {
        unreachable();
        throw fault;
      });
    },
    fileName: async (id) => {
      const row = await store.get("summaries", id).catch(() => undefined);
      return fileNameOf(readSummary(id, row));
    },
    quarantined: () => readQuarantine(inSight),
    removeQuarantined: (id) => remove({ store: "quarantine", key: id, row: null }),
  };
}
