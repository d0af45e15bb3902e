import { expect, test } from "vitest";
import { memoryStore, type RowStore } from "../rows/row-store";
import {
  fakeStorage,
  OPPONENT,
  PERSON,
  startMatch,
  testDatabase,
  testSaves,
  testTable,
} from "../testing/table";
import { storageJournal } from "./journal";

const FULL = new DOMException("full", "QuotaExceededError");
const SHUT = new Error("the database does not open");

/**
 * A store with a saved match of one move, and a journal note of its third move from a page that was closed.
 * @param tick milliseconds that the clock moves forward or back between two saves.
 */
async function leftBehind(tick = 1) {
  const storage = fakeStorage();
  const rowStore = testDatabase();
  let frozen = false;
  const write: RowStore["write"] = (...args) =>
    frozen ? new Promise(() => undefined) : rowStore.write(...args);
  let clock = 1000;
  const table = testTable({
    rowStore: { ...rowStore, write },
    journal: storageJournal(() => storage),
    now: () => {
      clock += tick;
      return clock;
    },
  });
  await startMatch(table, [PERSON, OPPONENT]);
  table.commands.act({ type: "roll" });
  await table.saves.settled();
  frozen = true;
  for (let i = 0; i < 2; i++) table.commands.act({ type: "roll" });
  table.saves.flushNow();
  return { storage, rowStore, id: table.now().setup?.id ?? "" };
}

/** The next visit, with a store that fails with these errors until they are removed. */
function nextVisit(storage: Storage, rowStore: RowStore, faults: { read?: Error; write?: Error }) {
  const failing: RowStore = {
    keys: async (...args) => {
      if (faults.read) throw faults.read;
      return rowStore.keys(...args);
    },
    get: async (...args) => {
      if (faults.read) throw faults.read;
      return rowStore.get(...args);
    },
    getEach: async (...args) => {
      if (faults.read) throw faults.read;
      return rowStore.getEach(...args);
    },
    write: async (...args) => {
      if (faults.write) throw faults.write;
      return rowStore.write(...args);
    },
  };
  return testTable({ rowStore: failing, journal: storageJournal(() => storage), tab: "tab-2" });
}

const notes = (storage: Storage) => Object.keys(storage);

test("without room the note stays for the next visit, and the person sees a notice that offers the match", async () => {
  const { storage, rowStore } = await leftBehind();
  const full = nextVisit(storage, rowStore, { write: FULL });
  expect(await full.saves.list()).toMatchObject([{ answers: 3 }]);
  const [notice] = full.notices.getState().notices;
  expect(notice).toMatchObject({ message: { key: "notice.noted" } });
  expect(JSON.parse(notice?.file?.() ?? "").record.answers).toHaveLength(3);
  expect(notes(storage)).toHaveLength(1);

  const later = nextVisit(storage, rowStore, {});
  expect(await later.saves.list()).toMatchObject([{ answers: 3 }]);
  expect(later.notices.getState().notices).toEqual([]);
  expect(notes(storage)).toEqual([]);
});

test("setting the clock back loses no answer", async () => {
  const { storage, rowStore } = await leftBehind(-1);
  const table = nextVisit(storage, rowStore, {});
  expect(await table.saves.list()).toMatchObject([{ answers: 3 }]);
});

test("an unreachable store is retried: nothing overwrites its possible contents", async () => {
  const { storage, rowStore, id } = await leftBehind();
  const faults: { read?: Error; write?: Error } = { read: SHUT, write: SHUT };
  const table = nextVisit(storage, rowStore, faults);
  expect(await table.commands.resume(id)).toBe(false);
  expect(table.notices.getState().notices).toContainEqual(
    expect.objectContaining({ message: { key: "notice.noted" }, file: expect.any(Function) }),
  );
  expect(notes(storage)).toHaveLength(1);

  delete faults.read;
  delete faults.write;
  expect(await table.saves.list()).toMatchObject([{ answers: 3 }]);
  expect(notes(storage)).toEqual([]);
  expect(await table.commands.resume(id)).toBe(true);
  expect(table.notices.getState().notices).toEqual([]);
});

test("an older note does not overwrite what another tab writes meanwhile", async () => {
  const { storage, rowStore, id } = await leftBehind();
  const summary = (await rowStore.get("summaries", id)) as object;
  const row = { ...summary, answers: 9, savedAt: 9000, revision: 9, owner: "tab-3" };
  const others: RowStore = {
    ...rowStore,
    write: async (...args) => {
      await rowStore.write([{ store: "summaries", key: id, row }]);
      return rowStore.write(...args);
    },
  };
  const table = nextVisit(storage, others, {});
  expect(await table.saves.list()).toMatchObject([{ answers: 9 }]);
  expect(notes(storage)).toEqual([]);
  expect(table.notices.getState().notices).toEqual([]);
});

test("a newer note stays when an older one is cleared", async () => {
  const { storage, id } = await leftBehind();
  const journal = storageJournal(() => storage);
  const [note] = journal.read();
  const summary = note?.entry?.summary;
  if (summary === undefined) throw new Error("no note");
  journal.note({ id, summary: { ...summary, savedAt: 5000 }, text: () => "newer" }, "tab-1");
  journal.clear(id, note?.raw);
  expect(journal.read()).toMatchObject([{ entry: { text: "newer" } }]);
});

test("a deleted match is not restored from its note", async () => {
  const { storage, rowStore, id } = await leftBehind();
  const table = nextVisit(storage, rowStore, { write: FULL });
  await table.saves.list();
  expect(await nextVisit(fakeStorage(), rowStore, {}).saves.remove(id)).toBe(true);
  const another = nextVisit(storage, rowStore, {});
  expect(await another.saves.remove(id)).toBe(true);
  expect(notes(storage)).toEqual([]);
  expect(await another.saves.list()).toEqual([]);
});

const TORN = '{"summary":1';

test("a damaged note is quarantined, named and offered for download", async () => {
  const storage = fakeStorage({ "playmat.unsaved.x": TORN, other: "kept" });
  const { saves, notices } = testSaves({ journal: storageJournal(() => storage) });
  expect(await saves.list()).toEqual([]);
  expect(notices.getState().notices).toMatchObject([
    { message: { key: "notice.match-unreadable" }, raw: TORN, fileName: "playmat-x.json" },
  ]);
  expect(await saves.quarantined()).toMatchObject([{ text: TORN, name: "playmat-x.json" }]);
  expect(notes(storage)).toEqual(["other"]);
});

test("a damaged note that cannot be quarantined permanently stays, and no later save removes it", async () => {
  const storage = fakeStorage({ "playmat.unsaved.x": TORN });
  const journal = storageJournal(() => storage);
  const rowStore: RowStore = { ...memoryStore(), write: () => Promise.reject(FULL) };
  const { saves, notices } = testSaves({ rowStore, journal });
  await saves.list();
  expect(notices.getState().notices).toMatchObject([{ raw: TORN }]);
  journal.clear("x");
  expect(notes(storage)).toEqual(["playmat.unsaved.x"]);
});
