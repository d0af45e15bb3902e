import type { Game } from "../../games/game";
import type { Message } from "../../kernel";
import type { TroubleStore } from "../troubles";
import type { MatchSummary, SavedMatch } from "../types";
import { newId } from "./identify";
import { createKeeper, jobOf, type Keeper, type KeeperParts, rowsOf } from "./keeper";
import { type Quarantined, readQuarantine, setAside } from "./quarantine";
import { type LoadGame, type ReadMatch, readMatch } from "./read";
import type { SteadyShelf } from "./steady";
import { fileNameOf, readSummary } from "./summary";

export interface SavesParts extends KeeperParts {
  readonly loadGame: LoadGame;
}

export type Imported =
  | { readonly ok: true; readonly id: string; readonly notice: Message | null }
  | { readonly ok: false; readonly why: Message };

/** A saved match, found sound, with its game. */
export interface LoadedMatch {
  readonly game: Game;
  readonly match: SavedMatch;
}

/** All that is kept of matches. Nothing that comes out of it was believed unread. */
export interface Saves extends Omit<Keeper, "recover"> {
  readonly shelf: SteadyShelf;
  /** All saved matches, the latest first. */
  list(): Promise<readonly MatchSummary[]>;
  /** A match to go on with; null (and a trouble that says why) when it cannot be. What cannot be read is set aside. */
  load(id: string): Promise<LoadedMatch | null>;
  remove(id: string): Promise<void>;
  /** The text of a match, for a file; null when there is none. */
  exportMatch(id: string): Promise<string | null>;
  /** Takes in a match from a file, as a new one. */
  importMatch(text: string): Promise<Imported>;
  /** What could not be read, as it was found. */
  quarantined(): Promise<readonly Quarantined[]>;
  removeQuarantined(id: string): Promise<void>;
}

function textIn(row: unknown): string | null {
  if (row === undefined) return null;
  const holdsText = typeof row === "object" && row !== null && "text" in row && typeof row.text === "string";
  return holdsText ? String(row.text) : (JSON.stringify(row) ?? "");
}

type Unreadable = ReadMatch & { ok: false };

/** Sets a match aside that cannot be read: kept as it is, out of the way of the others. */
async function quarantine(shelf: SteadyShelf, id: string, text: string, why: Message): Promise<void> {
  const name = `playmat-${id}.json`;
  const entry: Quarantined = { id: newId(), name, why, text, at: Date.now() };
  await shelf.write([
    setAside(entry),
    { shelf: "matches", key: id, row: null },
    { shelf: "summaries", key: id, row: null },
  ]);
}

async function reportUnreadable(
  parts: SavesParts,
  id: string,
  text: string,
  found: Unreadable,
): Promise<void> {
  if (!found.later) await quarantine(parts.shelf, id, text, found.why);
  parts.troubles.getState().report({
    id: `match-${id}`,
    message: {
      key: found.later ? "trouble.match-later" : "trouble.match-unreadable",
      args: { why: { ...found.why } },
    },
    raw: text,
    fileName: `playmat-${id}.json`,
  });
}

/** A readable match had something broken that was made anew: the old text is kept, the player told. */
async function reportNotice(parts: SavesParts, text: string, found: ReadMatch & { ok: true }): Promise<void> {
  const { match, notice, repaired } = found;
  if (notice === null) return;
  const id = `match-${match.setup.id}`;
  if (!repaired) {
    parts.troubles.getState().report({ id, message: notice });
    return;
  }
  const fileName = fileNameOf(match.setup.game, match.savedAt);
  const entry: Quarantined = { id: newId(), name: fileName, why: notice, text, at: Date.now() };
  await parts.shelf.write([setAside(entry)]);
  parts.troubles.getState().report({ id, message: notice, raw: text, fileName });
}

function say(troubles: TroubleStore, id: string, key: string): null {
  troubles.getState().report({ id: `match-${id}`, message: { key } });
  return null;
}

/** The saved matches of one shelf. @param parts what it works with; tests bring their own. */
export function createSaves(parts: SavesParts): Saves {
  const { shelf, troubles, tab } = parts;
  const { recover, ...keeper } = createKeeper(parts);
  let recovered: Promise<void> | null = null;
  const ready = (): Promise<void> => {
    recovered ??= recover();
    return recovered;
  };

  async function load(id: string): Promise<LoadedMatch | null> {
    await ready();
    const text = textIn(await shelf.get("matches", id));
    if (text === null) return say(troubles, id, "trouble.match-gone");
    const found = await readMatch(text, parts.loadGame).catch(() => null);
    if (found === null) return say(troubles, id, "trouble.game-not-loaded");
    if (!found.ok) {
      await reportUnreadable(parts, id, text, found);
      return null;
    }
    await reportNotice(parts, text, found);
    const { game, match } = found;
    return { game, match: match.setup.id === id ? match : { ...match, setup: { ...match.setup, id } } };
  }

  async function importMatch(text: string): Promise<Imported> {
    const found = await readMatch(text, parts.loadGame).catch(() => null);
    if (found === null) return { ok: false, why: { key: "trouble.game-not-loaded" } };
    if (!found.ok) return { ok: false, why: found.why };
    const id = newId();
    const from = found.match.record.answers.length;
    const match = { ...found.match, setup: { ...found.match.setup, id, from }, savedAt: Date.now() };
    const written = await shelf.write(rowsOf(jobOf(match), tab));
    if (written === "kept") return { ok: true, id, notice: found.notice };
    return { ok: true, id, notice: { key: `trouble.${written}` } };
  }

  return {
    ...keeper,
    shelf,
    load,
    importMatch,
    list: async () => {
      await ready();
      const ids = await shelf.keys("matches");
      const entries = await Promise.all(
        ids.map(async (id) => readSummary(id, await shelf.get("summaries", id))),
      );
      return entries.sort((a, b) => b.savedAt - a.savedAt);
    },
    remove: async (id) => {
      await keeper.settled();
      await shelf.write([
        { shelf: "matches", key: id, row: null },
        { shelf: "summaries", key: id, row: null },
      ]);
    },
    exportMatch: async (id) => {
      await ready();
      await keeper.settled();
      return textIn(await shelf.get("matches", id));
    },
    quarantined: () => readQuarantine(shelf),
    removeQuarantined: async (id) => {
      await shelf.write([{ shelf: "quarantine", key: id, row: null }]);
    },
  };
}
