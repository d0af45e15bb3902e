import { expect, test } from "vitest";
import { PASS } from "../../kernel";
import { memoryStore, type RowStore } from "../rows/row-store";
import {
  fakeStorage,
  OPPONENT,
  PERSON,
  startMatch,
  type TestTable,
  testDatabase,
  testTable,
} from "../testing/table";
import { storageJournal } from "./journal";
import { FULL_SAVE_EVERY } from "./save-delta";

const idOf = (table: TestTable) => table.now().setup?.id ?? "";

/** A store that counts the characters written to it, and fails while it is `full`. */
function counting(inner: RowStore = memoryStore()) {
  const seen = { written: 0, full: false };
  const write: RowStore["write"] = async (changes, guard) => {
    if (seen.full) throw new DOMException("full", "QuotaExceededError");
    for (const { row } of changes) seen.written += JSON.stringify(row).length;
    return inner.write(changes, guard);
  };
  return { seen, rowStore: { ...inner, write } };
}

async function practice(rowStore: RowStore, rolls: number, more: { tab?: string } = {}): Promise<TestTable> {
  const table = testTable({ rowStore, ...more });
  await startMatch(table, [PERSON, OPPONENT]);
  await roll(table, rolls);
  return table;
}

async function roll(table: TestTable, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    expect(table.commands.act({ type: "roll" })).toEqual({ ok: true });
    await table.saves.settled();
  }
}

/** What the next page finds when it opens the match after this page crashed. */
async function afterCrash(rowStore: RowStore, id: string): Promise<TestTable> {
  const next = testTable({ rowStore, tab: `tab-${Math.random()}` });
  expect(await next.commands.resume(id)).toBe(true);
  return next;
}

test("in a long match, little more than the new answers is written", async () => {
  const { seen, rowStore } = counting();
  const table = await practice(rowStore, 0);
  let whole = 0;
  for (let i = 0; i < 400; i++) {
    await roll(table, 1);
    if (i % 50 === 0) whole += 50 * ((await table.saves.exportMatch(idOf(table)))?.length ?? 0);
  }
  expect(whole).toBeGreaterThan(8_000_000);
  expect(seen.written).toBeLessThan(whole / 6);
});

test.each([0, 1, FULL_SAVE_EVERY - 1, FULL_SAVE_EVERY, FULL_SAVE_EVERY + 1, 2 * FULL_SAVE_EVERY + 7])(
  "a page that dies after %i answers has lost none",
  async (answers) => {
    const rowStore = testDatabase();
    const table = await practice(rowStore, answers);
    table.commands.setPassSettings(0, "stops", ["attack"]);
    await table.saves.settled();
    const next = await afterCrash(rowStore, idOf(table));
    expect(next.notices.getState().notices).toEqual([]);
    expect(next.now().view).toEqual(table.now().view);
    expect(next.now().log).toEqual(table.now().log);
    expect(next.now().passSettings).toEqual(table.now().passSettings);
    await roll(next, 1);
    const again = await afterCrash(rowStore, idOf(table));
    expect(again.now().view).toEqual(next.now().view);
  },
);

test.each([1, 30, FULL_SAVE_EVERY])(
  "moves taken back do not return after a crash (%i of them)",
  async (times) => {
    const rowStore = testDatabase();
    const table = await practice(rowStore, FULL_SAVE_EVERY + 20);
    for (let i = 0; i < times; i++) await table.commands.undo();
    await table.saves.settled();
    const next = await afterCrash(rowStore, idOf(table));
    expect(await next.saves.list()).toMatchObject([{ answers: FULL_SAVE_EVERY + 20 - times }]);
    expect(next.now().view).toEqual(table.now().view);
    await roll(next, 2);
    expect((await afterCrash(rowStore, idOf(table))).now().view).toEqual(next.now().view);
  },
);

test("a match is written whole when the table is left, when it is over, and when the page is hidden", async () => {
  const rowStore = memoryStore();
  const table = await practice(rowStore, 5);
  const id = idOf(table);
  const whole = async () => !("since" in Object(await rowStore.get("summaries", id)));
  expect(await whole()).toBe(false);
  table.saves.flushNow();
  await table.saves.settled();
  expect(await whole()).toBe(true);
  await roll(table, 1);
  expect(await whole()).toBe(false);
  await table.commands.leaveTable();
  expect(await whole()).toBe(true);
  await table.commands.resume(id);
  await roll(table, 2);
  table.commands.send({ seat: 0, do: "anytime", action: { type: "concede" } });
  await table.saves.settled();
  expect(await whole()).toBe(true);
});

test("a match is written whole when the page is hidden while its last answer is being written", async () => {
  const rowStore = memoryStore();
  const table = await practice(rowStore, 5);
  table.commands.act({ type: "roll" });
  table.saves.flushNow();
  await table.saves.settled();
  expect(await rowStore.get("summaries", idOf(table))).not.toHaveProperty("since");
  const next = await afterCrash(rowStore, idOf(table));
  expect(next.now().view).toEqual(table.now().view);
});

test("a file contains the whole of a match that is still being played", async () => {
  const table = await practice(memoryStore(), 7);
  const text = (await table.saves.exportMatch(idOf(table))) ?? "";
  const other = testTable();
  expect(await other.saves.importMatch(text)).toMatchObject({ ok: true, notice: null });
  expect(await other.saves.list()).toMatchObject([{ answers: 7 }]);
});

test.each<[string, (row: { since: Record<string, unknown> }) => unknown, number]>([
  ["has the wrong shape", (row) => (row.since = { at: 3n } as never), 0],
  ["is of another match", (row) => (row.since.at = 99), 0],
  ["has an invalid answer", (row) => (row.since.answers = [{ seat: 0 }]), 0],
  [
    "has an answer that the rules refuse",
    (row) => ((row.since.answers as unknown[])[3] = { seat: 1, do: "act", action: PASS }),
    3,
  ],
])(
  "when the recent part %s, the match resumes without it, and all data is kept as found",
  async (_, change, left) => {
    const rowStore = memoryStore();
    const table = await practice(rowStore, 6);
    const id = idOf(table);
    const row = structuredClone(await rowStore.get("summaries", id)) as { since: Record<string, unknown> };
    change(row);
    await rowStore.write([{ store: "summaries", key: id, row }]);
    const next = await afterCrash(rowStore, id);
    expect(next.notices.getState().notices).toMatchObject([
      { message: { key: "notice.cut-off", args: { moves: left } } },
    ]);
    expect(await next.saves.quarantined()).toMatchObject([{ text: expect.stringContaining('"since":{') }]);
    await roll(next, 1);
    expect(await next.saves.list()).toMatchObject([{ answers: left + 1 }]);
  },
);

test("a file cannot smuggle in a position with moves that are not accepted", async () => {
  const table = await practice(memoryStore(), 6);
  const text = (await table.saves.exportMatch(idOf(table))) ?? "";
  const forged = JSON.parse(text);
  forged.since.at = 99;
  forged.state.turn.number = 7;
  expect(await table.saves.importMatch(JSON.stringify(forged))).toMatchObject({ ok: true });
  const { id } = (await table.saves.list()).find((one) => one.id !== idOf(table)) ?? { id: "" };
  expect((await table.saves.load(id))?.match.state.turn.number).toBe(1);
});

test("after a failed write the match is written whole again", async () => {
  const { seen, rowStore } = counting();
  const table = await practice(rowStore, 5);
  seen.full = true;
  await roll(table, 2);
  expect(table.notices.getState().notices).toMatchObject([{ message: { key: "notice.no-room" } }]);
  seen.full = false;
  await roll(table, 1);
  expect(table.notices.getState().notices).toEqual([]);
  expect((await afterCrash(rowStore, idOf(table))).now().view).toEqual(table.now().view);
});

test("a match that another tab deletes during play is written whole again", async () => {
  const rowStore = memoryStore();
  const table = await practice(rowStore, 5);
  await testTable({ rowStore, tab: "tab-2" }).saves.remove(idOf(table));
  await roll(table, 1);
  expect(await table.saves.list()).toMatchObject([{ answers: 6 }]);
  expect((await afterCrash(rowStore, idOf(table))).now().view).toEqual(table.now().view);
});

/** Pseudo-random integers below n, determined by the seed. */
function chance(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % n;
  };
}

test.each(Array.from({ length: 12 }, (_, i) => i + 1))(
  "whatever happens to the page, written answers are never lost (%i)",
  async (seed) => {
    const below = chance(seed);
    const storage = fakeStorage();
    const inner = memoryStore();
    const { seen, rowStore } = counting(inner);
    const page = (tab: number) =>
      testTable({ rowStore, journal: storageJournal(() => storage), tab: `tab-${tab}` });
    let table = page(0);
    await startMatch(table, [PERSON, OPPONENT]);
    const id = idOf(table);
    const same = async (other: TestTable) => {
      expect(await other.commands.resume(id, true)).toBe(true);
      expect(other.now().view).toEqual(table.now().view);
      expect(other.now().log).toEqual(table.now().log);
    };
    for (let i = 1; i <= 60; i++) {
      const moves = below(40);
      for (let n = 0; n < moves; n++) {
        table.commands.act({ type: "roll" });
        if (below(3) === 0) await table.saves.settled();
      }
      if (below(4) === 0) await table.commands.undo();
      if (below(5) === 0) table.commands.setPassSettings(0, below(2) === 0 ? "every" : "stops", []);
      seen.full = below(6) === 0;
      if (below(3) === 0) table.saves.flushNow();
      await table.saves.settled();
      if (below(3) > 0) continue;
      // The page dies. Its writes are in the store or in the journal.
      seen.full = false;
      const next = page(i);
      await next.saves.list();
      await same(next);
      table = next;
    }
  },
);

test.each(Array.from({ length: 8 }, (_, i) => i + 1))(
  "when two tabs take a match from each other, the last state is saved, whole and unmixed (%i)",
  async (seed) => {
    const below = chance(seed);
    const rowStore = memoryStore();
    const tabs = [await practice(rowStore, 3), testTable({ rowStore, tab: "tab-2" })];
    const [first] = tabs;
    const id = first === undefined ? "" : idOf(first);
    let owner = first;
    for (let i = 0; i < 40; i++) {
      const tab = tabs[below(2)];
      if (tab !== owner && below(3) === 0 && (await tab?.commands.resume(id))) owner = tab;
      for (let n = below(30); n > 0; n--) {
        tabs[below(8) === 0 ? below(2) : tabs.indexOf(owner as TestTable)]?.commands.act({ type: "roll" });
        if (below(4) === 0) await owner?.saves.settled();
      }
      if (below(4) === 0) tab?.saves.flushNow();
      await Promise.all(tabs.map((one) => one.saves.settled()));
      const found = await testTable({ rowStore, tab: "reader" }).saves.load(id);
      const rolls = owner?.now().log.filter(({ message }) => message.key === "lanterns.roll");
      expect(found?.match.record.answers).toHaveLength(rolls?.length ?? -1);
    }
  },
);
