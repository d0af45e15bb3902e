import { message } from "../../text/message";
import { type NoticeStore, useNotices } from "../notices";
import type { FallbackStore, WriteResult } from "../rows/memory-fallback";
import { newId } from "../rows/new-id";
import { jsonOf, quarantineNow } from "../rows/quarantine";
import { revisionOf } from "../rows/revision";
import { type RowChanges, rowChanges } from "../rows/row-changes";
import { saves } from "../saving/saves";
import { validate } from "../schema/plain-schema";
import { type EventProgress, eventSchema, type NewEvent, type SavedEvent } from "./saved-event";

/** An event as it is now, and whether it is stored permanently. */
export interface SavedEventResult {
  readonly event: SavedEvent;
  readonly written: WriteResult;
}

export interface Events {
  /** The events of a game, the one saved last first. Unreadable ones are quarantined, with a notice. */
  list(game: string): Promise<readonly SavedEvent[]>;
  get(id: string): Promise<SavedEvent | null>;
  /** Adds an event as it is. Refused when there is one with its id. */
  add(event: SavedEvent): Promise<WriteResult>;
  create(event: NewEvent): Promise<SavedEventResult>;
  /**
   * Saves what has happened. When another tab has saved the event since, the change is refused.
   * @returns the event as it is saved; the other tab's after a refusal.
   */
  save(base: SavedEvent, change: Partial<EventProgress>): Promise<SavedEventResult>;
  /** Deletes an event. `add` brings it back. */
  remove(id: string): Promise<void>;
  /** Calls back when an event changes, in this tab or another. Returns a function that ends it. */
  watch(onChange: (id: string) => void): () => void;
}

export function createEvents(store: FallbackStore, notices: NoticeStore, changes: RowChanges): Events {
  const quarantine = async (key: string, row: unknown) => {
    const [name, text] = [`playmat-event-${key}.json`, jsonOf(row)];
    const why = message("notice.event-unreadable");
    await store.write([quarantineNow(name, why, text), { store: "events", key, row: null }]);
    notices.getState().report({ id: `event-${key}`, message: why, raw: text, fileName: name });
  };

  const get = async (key: string): Promise<SavedEvent | null> => {
    const row = await store.get("events", key);
    if (row === undefined) return null;
    const result = validate(eventSchema, row);
    if (result.success) return { ...result.output, id: key };
    await quarantine(key, row);
    return null;
  };

  const put = async (event: SavedEvent, before: number | null): Promise<WriteResult> => {
    const { id } = event;
    const allows = (row: unknown) => revisionOf(row) === before;
    const guard = { store: "events", key: id, allows } as const;
    // What is in memory only has no row to compare with.
    const isHeld = (await store.inMemory("events")).includes(id);
    const written = await store.write([{ store: "events", key: id, row: event }], isHeld ? undefined : guard);
    if (written !== "refused") changes.report(id);
    return written;
  };

  return {
    get,
    list: async (game) => {
      const all = await Promise.all((await store.keys("events")).map(get));
      return all
        .filter((event) => event !== null)
        .filter((event) => event.game === game)
        .sort((a, b) => b.savedAt - a.savedAt);
    },
    add: (event) => put(event, null),
    create: async (content) => {
      const progress = { picks: [], waiting: [], opened: [], decks: [] };
      const event = { ...content, ...progress, id: newId(), revision: 1, savedAt: Date.now() };
      return { event, written: await put(event, null) };
    },
    save: async (base, change) => {
      const event = { ...base, ...change, revision: base.revision + 1, savedAt: Date.now() };
      const written = await put(event, base.revision);
      return { event: written === "refused" ? ((await get(base.id)) ?? base) : event, written };
    },
    remove: async (id) => {
      await store.write([{ store: "events", key: id, row: null }]);
      changes.report(id);
    },
    watch: changes.watch,
  };
}

export const events = createEvents(saves.store, useNotices, rowChanges("playmat-events"));
