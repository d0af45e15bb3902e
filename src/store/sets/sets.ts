import type { CardSet } from "../../games/card-set";
import { setFrom, type UnreadSet } from "../../sets/card-set";
import { message } from "../../text/message";
import { type NoticeStore, useNotices } from "../notices";
import type { FallbackStore, WriteResult } from "../rows/memory-fallback";
import { jsonOf, quarantineNow } from "../rows/quarantine";
import { type RowChanges, rowChanges } from "../rows/row-changes";
import { saves } from "../saving/saves";
import { mergeSets } from "./merge";
import { contentOf, isSameContent, type SetContent } from "./set-content";
import { keyOf, moveOf } from "./sets-key";

/** A saved set, and whether it is stored permanently. */
export interface SavedSet {
  readonly saved: UnreadSet;
  readonly written: WriteResult;
}

/** The installed card sets. A game has one set of each code. */
export interface CardSets {
  /** The sets of a game by name, whose cards have not been read. Unreadable ones are quarantined, with a notice. */
  list(game: string): Promise<readonly UnreadSet[]>;
  /** A set whose cards have not been read; null when there is none. */
  get(set: Pick<CardSet, "game" | "code">): Promise<UnreadSet | null>;
  /** Installs a set in place of the one with its code. */
  install(set: UnreadSet): Promise<WriteResult>;
  /**
   * Saves a changed set as its next version. When another tab has saved it since, both changes are joined.
   * @param base the set as it was before the change.
   */
  save(base: UnreadSet, content: SetContent): Promise<SavedSet>;
  /** Saves a set under another code, as its next version. Refused when a set has that code already. */
  changeCode(set: UnreadSet, code: string): Promise<WriteResult>;
  /** Removes a set. `install` brings it back. */
  remove(set: Pick<CardSet, "game" | "code">): Promise<void>;
  /** Calls back when a set changes or gets another code (`newCodeIn`), in this tab or another. Returns a function that ends it. */
  watch(onChange: (key: string) => void): () => void;
}

const versionOf = (row: unknown): unknown => Reflect.get(Object(row), "version");

export function createCardSets(store: FallbackStore, notices: NoticeStore, changes: RowChanges): CardSets {
  const quarantine = async (key: string, row: unknown) => {
    const [name, text] = [`playmat-set-${key.replace(" ", "-")}.json`, jsonOf(row)];
    const why = message("notice.set-unreadable");
    await store.write([quarantineNow(name, why, text), { store: "sets", key, row: null }]);
    notices.getState().report({ id: `set-${key}`, message: why, raw: text, fileName: name });
  };
  const read = async (key: string): Promise<UnreadSet | null> => {
    const row = await store.get("sets", key);
    if (row === undefined) return null;
    const found = setFrom(row);
    if ("set" in found) return found.set;
    await quarantine(key, row);
    return null;
  };
  const put = async (set: UnreadSet, before?: UnreadSet): Promise<WriteResult> => {
    const key = keyOf(set);
    const guard = before && { allows: (row: unknown) => versionOf(row) === before.version };
    const written = await store.write(
      [{ store: "sets", key, row: set }],
      guard && { store: "sets", key, ...guard },
    );
    if (written !== "refused") changes.report(key);
    return written;
  };
  const list = async (game: string): Promise<UnreadSet[]> => {
    const keys = (await store.keys("sets")).filter((key) => key.startsWith(`${game} `));
    const sets = await Promise.all(keys.map(read));
    return sets.filter((set) => set !== null);
  };
  /** A set that is gone under its code, and has just got another one: its content is the same. */
  const renamed = async (base: UnreadSet): Promise<UnreadSet | null> => {
    const others = await list(base.game);
    const isNext = (set: UnreadSet) =>
      set.version === base.version + 1 && isSameContent(contentOf(set), contentOf(base));
    return others.find(isNext) ?? null;
  };
  const save = async (base: UnreadSet, content: SetContent): Promise<SavedSet> => {
    const { pictures: _before, ...frame } = base;
    const saved = { ...frame, ...content, version: base.version + 1 };
    const written = await put(saved, base);
    if (written !== "refused") return { saved, written };
    const now = (await read(keyOf(base))) ?? (await renamed(base));
    // It was removed in another tab, or its newest version is in memory only.
    if (now === null || now.version === base.version) return { saved, written: await put(saved) };
    return save(now, mergeSets(base, content, now));
  };
  return {
    save,
    get: (set) => read(keyOf(set)),
    list: async (game) => (await list(game)).sort((a, b) => a.name.localeCompare(b.name)),
    install: (set) => put(set),
    changeCode: async (set, code) => {
      const changed = { ...set, code, version: set.version + 1 };
      const [before, after] = [keyOf(set), keyOf(changed)];
      const rows = [
        { store: "sets", key: after, row: changed },
        { store: "sets", key: before, row: null },
      ] as const;
      const written = await store.write(rows, {
        store: "sets",
        key: after,
        allows: (row) => row === undefined,
      });
      if (written !== "refused")
        for (const sent of [moveOf(before, after), before, after]) changes.report(sent);
      return written;
    },
    remove: async (set) => {
      const key = keyOf(set);
      await store.write([{ store: "sets", key, row: null }]);
      changes.report(key);
    },
    watch: changes.watch,
  };
}

export const cardSets = createCardSets(saves.store, useNotices, rowChanges("playmat-sets"));
