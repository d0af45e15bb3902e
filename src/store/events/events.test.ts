import { expect, test, vi } from "vitest";
import { createNotices } from "../notices";
import { databaseStore } from "../rows/database";
import { withMemoryFallback } from "../rows/memory-fallback";
import { rowChanges } from "../rows/row-changes";
import { memoryStore, type RowStore } from "../rows/row-store";
import { createEvents } from "./events";
import type { NewEvent } from "./saved-event";

/** Two tabs with the same database. */
function twoTabs(rowStore: RowStore = memoryStore()) {
  const notices = createNotices();
  const tab = () => createEvents(withMemoryFallback(rowStore), notices, rowChanges("test-events"));
  return { here: tab(), there: tab(), rowStore, notices };
}

const DRAFT: NewEvent = { game: "a", kind: "draft", seed: "s", seats: 2, people: ["Ann"] };

test("events are listed by game", async () => {
  const { here } = twoTabs();
  const { event } = await here.create(DRAFT);
  await here.create({ ...DRAFT, game: "b" });
  expect(await here.list("a")).toEqual([event]);
});

test("every pick is there when the event is read again", async () => {
  const { here, there } = twoTabs();
  const { event } = await here.create({ ...DRAFT, options: { packSize: 15 } });
  const picked = await here.save(event, { picks: [[["x", "y"], ["z"]]] });
  const done = await here.save(picked.event, { waiting: [["q"]], opened: [3], decks: ["d"] });
  expect(done.written).toBe("kept");
  expect(await there.get(event.id)).toEqual({
    ...event,
    picks: [[["x", "y"], ["z"]]],
    waiting: [["q"]],
    opened: [3],
    decks: ["d"],
    revision: 3,
    savedAt: done.event.savedAt,
  });
});

test("a pick is refused when another tab has picked since, and the other tab's stays", async () => {
  const { here, there } = twoTabs();
  const { event } = await here.create(DRAFT);
  const other = await there.save(event, { picks: [[["x"], ["y"]]] });
  const refused = await here.save(event, { picks: [[["z"], ["y"]]] });
  expect(refused).toEqual({ event: other.event, written: "refused" });
});

test("picks are kept in memory while the disk is full", async () => {
  const rows = memoryStore();
  let isFull = false;
  const write: RowStore["write"] = async (...args) => {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    return rows.write(...args);
  };
  const { here } = twoTabs({ ...rows, write });
  const { event } = await here.create(DRAFT);
  isFull = true;
  const first = await here.save(event, { picks: [[["x"], ["y"]]] });
  const second = await here.save(first.event, { opened: [1] });
  expect(second.written).toBe("no-room");
  expect(await here.get(event.id)).toMatchObject({ picks: [[["x"], ["y"]]], opened: [1] });
  isFull = false;
  expect((await here.save(second.event, { opened: [2] })).written).toBe("kept");
});

test("a deleted event comes back when it is added again", async () => {
  const { here } = twoTabs();
  const { event } = await here.create(DRAFT);
  await here.remove(event.id);
  expect(await here.list("a")).toEqual([]);
  expect(await here.add(event)).toBe("kept");
  expect(await here.get(event.id)).toEqual(event);
});

test("a broken event is quarantined, and the others stay", async () => {
  const { here, rowStore, notices } = twoTabs();
  await here.create(DRAFT);
  await rowStore.write([{ store: "events", key: "bad", row: { id: "bad", picks: "all" } }]);
  expect(await here.list("a")).toHaveLength(1);
  expect(notices.getState().notices).toMatchObject([{ message: { key: "notice.event-unreadable" } }]);
  expect(await rowStore.keys("quarantine")).toHaveLength(1);
  expect(await rowStore.keys("events")).toHaveLength(1);
});

test("a change is reported to those who watch", async () => {
  const { here } = twoTabs();
  const onChange = vi.fn();
  here.watch(onChange);
  const { event } = await here.create(DRAFT);
  expect(onChange).toHaveBeenCalledWith(event.id);
});

test("a database from before there were events is upgraded, and keeps its rows", async () => {
  const opening = indexedDB.open("playmat-before-events", 2);
  await new Promise((resolve, reject) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore("decks").put({ name: "Old" }, "d");
    opening.onsuccess = resolve;
    opening.onerror = reject;
  });
  opening.result.close();
  const rowStore = databaseStore("playmat-before-events");
  const { here } = twoTabs(rowStore);
  const { event, written } = await here.create(DRAFT);
  expect(written).toBe("kept");
  expect(await here.list("a")).toEqual([event]);
  expect(await rowStore.get("decks", "d")).toEqual({ name: "Old" });
});
