import type { Game } from "../../games/game";
import type { Message } from "../../kernel";
import { message } from "../../text/message";
import type { TroubleStore } from "../troubles";
import type { MatchSummary, SavedMatch } from "../types";
import { newId } from "./identify";
import { createKeeper, jobOf, type Keeper, type KeeperParts, rowsOf } from "./keeper";
import { type Quarantined, readQuarantine, setAsideNow, textIn } from "./quarantine";
import { type LoadGame, type ReadMatch, readFile, readMatch } from "./read";
import { recover } from "./recover";
import type { Change } from "./shelf";
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
export interface Saves extends Keeper {
  /** For what else is kept. What cannot be reached is not found there, and that becomes a trouble. */
  readonly shelf: SteadyShelf;
  /** All saved matches, the latest first. @throws when none can be found because they cannot be reached now. */
  list(): Promise<readonly MatchSummary[]>;
  /** A match to go on with; null (and a trouble that says why) when it cannot be. What cannot be read is set aside. */
  load(id: string): Promise<LoadedMatch | null>;
  /** @returns whether it is gone for good */
  remove(id: string): Promise<boolean>;
  /** The text of a match, for a file; null when there is none. @throws when it cannot be reached now. */
  exportMatch(id: string): Promise<string | null>;
  /** Takes in a match from a file, as a new one. */
  importMatch(text: string): Promise<Imported>;
  /** What could not be read, as it was found. */
  quarantined(): Promise<readonly Quarantined[]>;
  /** @returns whether it is gone for good */
  removeQuarantined(id: string): Promise<boolean>;
}

type Unreadable = ReadMatch & { ok: false };

/** Sets a match aside that cannot be read: kept as it is, out of the way of the others. */
async function quarantine(shelf: SteadyShelf, id: string, text: string, why: Message): Promise<void> {
  await shelf.write([
    setAsideNow(`playmat-${id}.json`, why, text),
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
    message: message(found.later ? "trouble.match-later" : "trouble.match-unreadable", { why: found.why }),
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
  await parts.shelf.write([setAsideNow(fileName, notice, text)]);
  parts.troubles.getState().report({ id, message: notice, raw: text, fileName });
}

function say(troubles: TroubleStore, id: string, said: Message): null {
  troubles.getState().report({ id: `match-${id}`, message: said });
  return null;
}

/** Id of the notice that the saved matches cannot be reached. */
const UNREACHABLE = "unreachable";

/** The saved matches of one shelf. @param parts what it works with; tests bring their own. */
export function createSaves(parts: SavesParts): Saves {
  const { shelf, troubles, tab, journal } = parts;
  const keeper = createKeeper(parts);
  let recovered: Promise<boolean> | null = null;
  const ready = async (): Promise<void> => {
    recovered ??= recover(parts);
    if (!(await recovered)) recovered = null;
  };
  const unreachable = (): void =>
    troubles.getState().report({ id: UNREACHABLE, message: message("trouble.unreachable") });
  const inSight: SteadyShelf = {
    ...shelf,
    keys: (name) =>
      shelf.keys(name).catch(() => {
        unreachable();
        return shelf.held(name);
      }),
    get: (name, key) => shelf.get(name, key).catch(unreachable),
  };
  const remove = async (...changes: readonly Change[]) => (await shelf.write(changes)) === "kept";

  async function load(id: string): Promise<LoadedMatch | null> {
    await ready();
    const row = await shelf.get("matches", id).catch(() => say(troubles, id, message("trouble.unreachable")));
    if (row === null) return null;
    const text = textIn(row);
    if (text === null) return say(troubles, id, message("trouble.match-gone"));
    const found = await readMatch(text, parts.loadGame).catch(() => null);
    if (found === null) return say(troubles, id, message("trouble.game-not-loaded"));
    if (!found.ok) {
      await reportUnreadable(parts, id, text, found);
      return null;
    }
    await reportNotice(parts, text, found);
    const { game, match } = found;
    return { game, match: match.setup.id === id ? match : { ...match, setup: { ...match.setup, id } } };
  }

  async function importMatch(text: string): Promise<Imported> {
    const found = await readFile(text, parts.loadGame).catch(() => null);
    if (found === null) return { ok: false, why: message("trouble.game-not-loaded") };
    if (!found.ok) return { ok: false, why: found.why };
    const id = newId();
    const from = found.match.record.answers.length;
    const match = { ...found.match, setup: { ...found.match.setup, id, from }, savedAt: Date.now() };
    const written = await shelf.write(rowsOf(jobOf(match), tab));
    if (written === "kept") return { ok: true, id, notice: found.notice };
    return {
      ok: true,
      id,
      notice: message(written === "no-room" ? "trouble.no-room" : "trouble.no-storage"),
    };
  }

  return {
    ...keeper,
    shelf: inSight,
    load,
    importMatch,
    list: async () => {
      await ready();
      troubles.getState().dismiss(UNREACHABLE);
      const ids = await inSight.keys("matches");
      // Is there nothing, or nothing in sight?
      if (ids.length === 0) await shelf.keys("matches");
      const entries = await Promise.all(
        ids.map(async (id) => readSummary(id, await shelf.get("summaries", id))),
      );
      return entries.sort((a, b) => b.savedAt - a.savedAt);
    },
    remove: async (id) => {
      await keeper.settled();
      const gone = await remove(
        { shelf: "matches", key: id, row: null },
        { shelf: "summaries", key: id, row: null },
      );
      // Else it would come back from there.
      if (gone) journal.clear(id);
      return gone;
    },
    exportMatch: async (id) => {
      await ready();
      await keeper.settled();
      return textIn((await inSight.get("matches", id)) ?? (await shelf.get("matches", id)));
    },
    quarantined: () => readQuarantine(inSight),
    removeQuarantined: (id) => remove({ shelf: "quarantine", key: id, row: null }),
  };
}
