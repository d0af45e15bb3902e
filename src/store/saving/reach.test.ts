import { expect, test, vi } from "vitest";
import { memoryStore, type RowStore } from "../rows/row-store";
import { OPPONENT, PERSON, startMatch, testDatabase, testSaves, testTable } from "../testing/table";

/** A store with one saved match, which cannot be read while `shut`. */
async function shutShelf() {
  const inner = memoryStore();
  const table = testTable({ rowStore: inner });
  await startMatch(table, [PERSON, OPPONENT]);
  await table.commands.leaveTable();
  const id = (await table.saves.list())[0]?.id ?? "";
  const door = { shut: true };
  const knock = () => {
    if (door.shut) throw new Error("the database does not open");
  };
  const rowStore: RowStore = {
    keys: async (...args) => {
      knock();
      return inner.keys(...args);
    },
    get: async (...args) => {
      knock();
      return inner.get(...args);
    },
    getEach: async (...args) => {
      knock();
      return inner.getEach(...args);
    },
    write: async (...args) => {
      knock();
      return inner.write(...args);
    },
  };
  return { rowStore, id, door };
}

test("a list that cannot be read is not reported as empty", async () => {
  const { rowStore, id, door } = await shutShelf();
  const { saves, notices } = testSaves({ rowStore });
  await expect(saves.list()).rejects.toThrow();
  expect(notices.getState().notices).toMatchObject([{ message: { key: "notice.unreachable" } }]);
  door.shut = false;
  expect(await saves.list()).toMatchObject([{ id }]);
  expect(notices.getState().notices).toEqual([]);
});

test("a match that cannot be reached is not reported as gone, and opens at the next try", async () => {
  const { rowStore, id, door } = await shutShelf();
  const table = testTable({ rowStore });
  expect(await table.commands.resume(id)).toBe(false);
  expect(table.notices.getState().notices).toMatchObject([{ message: { key: "notice.unreachable" } }]);
  await expect(table.saves.exportMatch(id)).rejects.toThrow();
  door.shut = false;
  expect(await table.commands.resume(id)).toBe(true);
});

test("matches in memory are listed, with a notice that the list is incomplete", async () => {
  const { rowStore } = await shutShelf();
  const table = testTable({ rowStore });
  await startMatch(table, [PERSON, OPPONENT]);
  await table.saves.settled();
  expect(await table.saves.list()).toHaveLength(1);
  expect(table.notices.getState().notices).toContainEqual({
    id: "unreachable",
    message: { key: "notice.unreachable" },
  });
});

test("other readers of the store find nothing, and a notice is shown", async () => {
  const { rowStore } = await shutShelf();
  const { saves, notices } = testSaves({ rowStore });
  expect(await saves.quarantined()).toEqual([]);
  expect(await saves.store.keys("results")).toEqual([]);
  expect(await saves.store.get("results", "x")).toBeUndefined();
  expect(notices.getState().notices).toMatchObject([{ message: { key: "notice.unreachable" } }]);
});

test("deleting reports whether the data is permanently gone", async () => {
  const { rowStore, id, door } = await shutShelf();
  const { saves } = testSaves({ rowStore });
  expect(await saves.remove(id)).toBe(false);
  expect(await saves.removeQuarantined("q")).toBe(false);
  door.shut = false;
  expect(await testSaves({ rowStore }).saves.remove(id)).toBe(true);
});

test("a quarantine entry that cannot be read is offered as found", async () => {
  const rowStore = memoryStore();
  const entry = { id: "a", name: "a.json", why: { key: "reason.no-json" }, text: "torn", at: 5 };
  await rowStore.write([
    { store: "quarantine", key: "a", row: entry },
    { store: "quarantine", key: "b", row: { text: "older", by: "another version" } },
    { store: "quarantine", key: "c", row: { data: 1 } },
  ]);
  const { saves } = testSaves({ rowStore });
  expect(await saves.quarantined()).toMatchObject([
    entry,
    { id: "b", name: "playmat-b.json", text: "older" },
    { id: "c", name: "playmat-c.json", text: '{"data":1}' },
  ]);
  for (const { id } of await saves.quarantined()) await saves.removeQuarantined(id);
  expect(await rowStore.keys("quarantine")).toEqual([]);
});

test("a database that opens late is used from then on", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const name = `late-${Math.random()}`;
  const older = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name, 1);
    request.onsuccess = () => resolve(request.result);
  });
  const { saves } = testSaves({ rowStore: testDatabase(name) });
  const listed = expect(saves.list()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(4000);
  await listed;
  older.close();
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await saves.list()).toEqual([]));
});

test("a database that did not open is retried in time, even if the clock is set back meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const open = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new Error("shut");
  });
  const { saves } = testSaves({ rowStore: testDatabase() });
  await expect(saves.list()).rejects.toThrow();
  open.mockRestore();
  vi.advanceTimersByTime(31_000);
  vi.setSystemTime(0);
  expect(await saves.list()).toEqual([]);
  vi.useRealTimers();
});
