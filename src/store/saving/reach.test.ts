import { expect, test, vi } from "vitest";
import { begin, OPPONENT, PERSON, testDatabase, testSaves, testTable } from "../testing/table";
import { memoryShelf, type Shelf } from "./shelf";

/** A shelf with one saved match, which cannot be read while `shut`. */
async function shutShelf() {
  const inner = memoryShelf();
  const table = testTable({ shelf: inner });
  await begin(table, [PERSON, OPPONENT]);
  await table.now().leaveTable();
  const id = (await table.saves.list())[0]?.id ?? "";
  const door = { shut: true };
  const knock = () => {
    if (door.shut) throw new Error("the database does not open");
  };
  const shelf: Shelf = {
    keys: async (...args) => {
      knock();
      return inner.keys(...args);
    },
    get: async (...args) => {
      knock();
      return inner.get(...args);
    },
    write: async (...args) => {
      knock();
      return inner.write(...args);
    },
  };
  return { shelf, id, door };
}

test("a list that cannot be read is no empty list", async () => {
  const { shelf, id, door } = await shutShelf();
  const { saves, troubles } = testSaves({ shelf });
  await expect(saves.list()).rejects.toThrow();
  expect(troubles.getState().troubles).toMatchObject([{ message: { key: "trouble.unreachable" } }]);
  door.shut = false;
  expect(await saves.list()).toMatchObject([{ id }]);
  expect(troubles.getState().troubles).toEqual([]);
});

test("a match that cannot be reached is not called gone, and opens at the next try", async () => {
  const { shelf, id, door } = await shutShelf();
  const table = testTable({ shelf });
  expect(await table.now().resume(id)).toBe(false);
  expect(table.now().troubles).toMatchObject([{ message: { key: "trouble.unreachable" } }]);
  await expect(table.saves.exportMatch(id)).rejects.toThrow();
  door.shut = false;
  expect(await table.now().resume(id)).toBe(true);
});

test("what lies in memory is listed, and it is said that this is not all", async () => {
  const { shelf } = await shutShelf();
  const table = testTable({ shelf });
  await begin(table, [PERSON, OPPONENT]);
  await table.saves.settled();
  expect(await table.saves.list()).toHaveLength(1);
  expect(table.now().troubles).toContainEqual({
    id: "unreachable",
    message: { key: "trouble.unreachable" },
  });
});

test("whoever else reads the shelf finds nothing, and that is said", async () => {
  const { shelf } = await shutShelf();
  const { saves, troubles } = testSaves({ shelf });
  expect(await saves.quarantined()).toEqual([]);
  expect(await saves.shelf.keys("results")).toEqual([]);
  expect(await saves.shelf.get("results", "x")).toBeUndefined();
  expect(troubles.getState().troubles).toMatchObject([{ message: { key: "trouble.unreachable" } }]);
});

test("whether something was deleted for good is told", async () => {
  const { shelf, id, door } = await shutShelf();
  const { saves } = testSaves({ shelf });
  expect(await saves.remove(id)).toBe(false);
  expect(await saves.removeQuarantined("q")).toBe(false);
  door.shut = false;
  expect(await testSaves({ shelf }).saves.remove(id)).toBe(true);
});

test("what was set aside and cannot be read itself is offered as it lies there", async () => {
  const shelf = memoryShelf();
  const entry = { id: "a", name: "a.json", why: { key: "reason.no-json" }, text: "torn", at: 5 };
  await shelf.write([
    { shelf: "quarantine", key: "a", row: entry },
    { shelf: "quarantine", key: "b", row: { text: "older", by: "another version" } },
    { shelf: "quarantine", key: "c", row: { data: 1 } },
  ]);
  const { saves } = testSaves({ shelf });
  expect(await saves.quarantined()).toMatchObject([
    entry,
    { id: "b", name: "playmat-b.json", text: "older" },
    { id: "c", name: "playmat-c.json", text: '{"data":1}' },
  ]);
  for (const { id } of await saves.quarantined()) await saves.removeQuarantined(id);
  expect(await shelf.keys("quarantine")).toEqual([]);
});

test("a database that opens late is used from then on", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const name = `late-${Math.random()}`;
  const older = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name, 1);
    request.onsuccess = () => resolve(request.result);
  });
  const { saves } = testSaves({ shelf: testDatabase(name) });
  const listed = expect(saves.list()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(4000);
  await listed;
  older.close();
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await saves.list()).toEqual([]));
});
