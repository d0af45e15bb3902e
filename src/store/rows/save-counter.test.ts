import { expect, test } from "vitest";
import { fakeStorage, PERSON, startMatch, type TestTable, testTable } from "../testing/table";
import { memoryStore, type RowStore } from "./row-store";
import { storageCounter } from "./save-counter";

const DAY = 86_400_000;

let tabs = 0;

/** A page whose clock shows this time, in a browser with this storage. */
function page(rowStore: RowStore, storage: Storage | null, time: number, tab = `tab-${++tabs}`) {
  const clock = { now: time };
  const counter = storageCounter(() => {
    if (storage === null) throw new Error("no storage");
    return storage;
  });
  return Object.assign(testTable({ rowStore, tab, counter, now: () => clock.now }), { clock });
}

async function begun(table: TestTable, seed: string): Promise<string> {
  await startMatch(table, [PERSON, PERSON], { seed });
  const id = table.now().setup?.id ?? "";
  await table.commands.leaveTable();
  return id;
}

const listed = async ({ saves }: TestTable) => (await saves.list()).map(({ id }) => id);

test("the match saved last is listed first, although the clock was set back", async () => {
  const table = page(memoryStore(), fakeStorage(), 100 * DAY);
  const first = await begun(table, "a");
  table.clock.now = 3 * DAY;
  const second = await begun(table, "b");
  table.clock.now = 2 * DAY;
  const third = await begun(table, "c");
  expect(await listed(table)).toEqual([third, second, first]);
  await table.commands.resume(first);
  await table.commands.leaveTable();
  expect(await listed(table)).toEqual([first, third, second]);
});

test("a page opened after the clock was set back continues the numbering", async () => {
  const [rowStore, storage] = [memoryStore(), fakeStorage()];
  const first = await begun(page(rowStore, storage, 9 * DAY), "a");
  const later = page(rowStore, storage, DAY);
  const second = await begun(later, "b");
  expect(await listed(later)).toEqual([second, first]);
});

test("without local storage a page continues from the matches that it lists", async () => {
  const rowStore = memoryStore();
  const earlier = page(rowStore, null, 9 * DAY);
  const ids = [await begun(earlier, "a"), await begun(earlier, "b")];
  const later = page(rowStore, null, DAY);
  await later.saves.list();
  const last = await begun(later, "c");
  expect(await listed(later)).toEqual([last, ...ids.reverse()]);
});

test("two tabs that save alternately are sorted by the later save", async () => {
  const [rowStore, storage] = [memoryStore(), fakeStorage()];
  const [one, two] = [page(rowStore, storage, 9 * DAY), page(rowStore, storage, DAY)];
  await startMatch(one, [PERSON, PERSON], { seed: "a" });
  await startMatch(two, [PERSON, PERSON], { seed: "b" });
  const ids = [one, two].map((table) => table.now().setup?.id ?? "");
  for (const table of [one, one, one, two]) {
    table.commands.liftCurtain();
    table.commands.act({ type: "roll" });
    await table.saves.settled();
  }
  expect(await listed(one)).toEqual([ids[1], ids[0]]);
});

test("matches saved before there were numbers are sorted by time, after the others", async () => {
  const rowStore = memoryStore();
  const table = page(rowStore, fakeStorage(), 9 * DAY);
  const ids = [await begun(table, "a"), await begun(table, "b"), await begun(table, "c")];
  for (const [i, id] of [ids[0], ids[1]].entries()) {
    const { order: _order, ...row } = (await rowStore.get("summaries", id ?? "")) as Record<string, unknown>;
    await rowStore.write([{ store: "summaries", key: id ?? "", row: { ...row, savedAt: 50 * DAY - i } }]);
  }
  expect(await listed(table)).toEqual([ids[2], ids[0], ids[1]]);
});

test("an imported match is listed first", async () => {
  const table = page(memoryStore(), fakeStorage(), 1e13);
  const id = await begun(table, "a");
  const imported = await table.saves.importMatch((await table.saves.exportMatch(id)) ?? "");
  expect(await listed(table)).toEqual([imported.ok && imported.id, id]);
});

test("an invalid stored number does not stop the counting", async () => {
  const counter = storageCounter(() => fakeStorage({ "playmat.saves": "1e999" }));
  expect(counter.next()).toBe(1);
  expect(counter.next()).toBe(2);
});
