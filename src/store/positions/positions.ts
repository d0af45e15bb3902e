import type { Position } from "../../positions/position";
import { message } from "../../text/message";
import { type NoticeStore, useNotices } from "../notices";
import type { FallbackStore, WriteResult } from "../rows/memory-fallback";
import { newId } from "../rows/new-id";
import { jsonOf, quarantineNow } from "../rows/quarantine";
import { revisionOf } from "../rows/revision";
import { type RowChanges, rowChanges } from "../rows/row-changes";
import { saves } from "../saving/saves";
import { validate } from "../schema/plain-schema";
import { type SavedPosition, savedPositionSchema } from "./saved-position";

/** A position as it is now, and whether it is stored permanently. */
export interface SavedPositionResult {
  readonly saved: SavedPosition;
  readonly written: WriteResult;
}

export interface Positions {
  /** The positions of a game, the one saved last first. Unreadable ones are quarantined, with a notice. */
  list(game: string): Promise<readonly SavedPosition[]>;
  get(id: string): Promise<SavedPosition | null>;
  create(position: Position): Promise<SavedPositionResult>;
  /** Saves a change. When another tab has changed the position since, it becomes a position of its own. */
  save(base: SavedPosition, position: Position): Promise<SavedPositionResult>;
  /** Adds a position as it is. */
  add(saved: SavedPosition): Promise<WriteResult>;
  /** Deletes a position. `add` brings it back. */
  remove(id: string): Promise<void>;
  /** Calls back when a position changes, in this tab or another. Returns a function that ends it. */
  watch(onChange: (id: string) => void): () => void;
}

export function createPositions(store: FallbackStore, notices: NoticeStore, changes: RowChanges): Positions {
  const quarantine = async (key: string, row: unknown) => {
    const [name, text] = [`playmat-position-${key}.json`, jsonOf(row)];
    const why = message("notice.position-unreadable");
    await store.write([quarantineNow(name, why, text), { store: "positions", key, row: null }]);
    notices.getState().report({ id: `position-${key}`, message: why, raw: text, fileName: name });
  };
  const get = async (key: string): Promise<SavedPosition | null> => {
    const row = await store.get("positions", key);
    if (row === undefined) return null;
    const result = validate(savedPositionSchema, row);
    if (result.success) return { ...result.output, id: key };
    await quarantine(key, row);
    return null;
  };
  const put = async (saved: SavedPosition, before: number | null): Promise<WriteResult> => {
    const { id } = saved;
    const allows = (row: unknown) => revisionOf(row) === before;
    const guard = { store: "positions", key: id, allows } as const;
    // What is in memory only has no row to compare with.
    const isHeld = (await store.inMemory("positions")).includes(id);
    const written = await store.write(
      [{ store: "positions", key: id, row: saved }],
      isHeld ? undefined : guard,
    );
    if (written !== "refused") changes.report(id);
    return written;
  };
  const create: Positions["create"] = async (position) => {
    const saved = { id: newId(), position, revision: 1, savedAt: Date.now() };
    return { saved, written: await put(saved, null) };
  };
  return {
    get,
    create,
    list: async (game) => {
      const all = await Promise.all((await store.keys("positions")).map(get));
      return all
        .filter((saved) => saved !== null)
        .filter(({ position }) => position.game === game)
        .sort((a, b) => b.savedAt - a.savedAt);
    },
    save: async (base, position) => {
      const saved = { ...base, position, revision: base.revision + 1, savedAt: Date.now() };
      const written = await put(saved, base.revision);
      return written === "refused" ? create(position) : { saved, written };
    },
    add: (saved) => put(saved, null),
    remove: async (id) => {
      await store.write([{ store: "positions", key: id, row: null }]);
      changes.report(id);
    },
    watch: changes.watch,
  };
}

export const positions = createPositions(saves.store, useNotices, rowChanges("playmat-positions"));
