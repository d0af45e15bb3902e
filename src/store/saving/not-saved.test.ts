import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStore, type RowStore } from "../rows/row-store";
import {
  fakeStorage,
  OPPONENT,
  onlyId,
  PERSON,
  startMatch,
  testDatabase,
  testSaves,
  testTable,
} from "../testing/table";
import { storageJournal } from "./journal";

describe("when permanent saving is impossible", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** A store whose writes fail while it is broken. */
  function failing(fault: () => Error): { rowStore: RowStore; repair: () => void } {
    const inner = memoryStore();
    let broken = true;
    const write: RowStore["write"] = async (...args) => {
      if (broken) throw fault();
      return inner.write(...args);
    };
    return {
      rowStore: { ...inner, write },
      repair: () => {
        broken = false;
      },
    };
  }

  test("without room the match goes on, and the person sees a notice that offers it as a file", async () => {
    const { rowStore } = failing(() => new DOMException("full", "QuotaExceededError"));
    const table = testTable({ rowStore });
    await startMatch(table, [PERSON, OPPONENT]);
    table.commands.act({ type: "roll" });
    await table.saves.settled();
    expect(table.now().view?.decision).toMatchObject({ seat: 0 });
    const [notice] = table.notices.getState().notices;
    expect(notice).toMatchObject({ message: { key: "notice.no-room" } });
    expect(notice?.fileName).toMatch(/^playmat-lanterns-Amber-Onyx-\d{4}-\d\d-\d\d\.json$/);
    const file = notice?.file?.() ?? "";
    expect(JSON.parse(file).record.answers).toHaveLength(1);
    expect(await testSaves().saves.importMatch(file)).toMatchObject({ ok: true });
  });

  test("the notice disappears when there is room again", async () => {
    const { rowStore, repair } = failing(() => new DOMException("full", "QuotaExceededError"));
    const table = testTable({ rowStore });
    await startMatch(table, [PERSON, OPPONENT]);
    await table.saves.settled();
    expect(table.notices.getState().notices).toHaveLength(1);
    repair();
    table.commands.act({ type: "roll" });
    await table.saves.settled();
    expect(table.notices.getState().notices).toEqual([]);
    expect(await table.saves.list()).toMatchObject([{ answers: 1 }]);
  });

  test("without any storage matches last as long as the page, and can be resumed until then", async () => {
    const { rowStore } = failing(() => new Error("no database"));
    const table = testTable({ rowStore });
    await startMatch(table, [PERSON, OPPONENT]);
    table.commands.act({ type: "roll" });
    await table.commands.leaveTable();
    expect(table.notices.getState().notices).toMatchObject([{ message: { key: "notice.no-storage" } }]);
    expect(await table.commands.resume(await onlyId(table))).toBe(true);
    await table.commands.leaveTable();
    await table.saves.remove(await onlyId(table));
    expect(await table.saves.list()).toEqual([]);
  });

  test("a match that the database refuses is found again at the next visit", async () => {
    const storage = fakeStorage();
    const { rowStore, repair } = failing(() => new Error("no database"));
    const first = testTable({ rowStore, journal: storageJournal(() => storage) });
    await startMatch(first, [PERSON, OPPONENT]);
    first.commands.act({ type: "roll" });
    await first.saves.settled();
    expect(first.notices.getState().notices).toMatchObject([{ message: { key: "notice.noted" } }]);

    repair();
    const second = testTable({ rowStore, journal: storageJournal(() => storage), tab: "tab-2" });
    expect(await second.saves.list()).toMatchObject([{ answers: 1 }]);
    expect(Object.keys(storage)).toEqual([]);
  });

  test("a write that fails at once is remembered when an earlier one ends after it", async () => {
    const storage = fakeStorage();
    const inner = memoryStore();
    const doors: (() => void)[] = [];
    let full = false;
    const write: RowStore["write"] = async (...args) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      await new Promise<void>((resolve) => doors.push(resolve));
      return inner.write(...args);
    };
    const table = testTable({ rowStore: { ...inner, write }, journal: storageJournal(() => storage) });
    await startMatch(table, [PERSON, OPPONENT]);
    full = true;
    table.commands.act({ type: "roll" });
    const settled = table.saves.settled();
    await vi.waitFor(() => expect(table.notices.getState().notices).toHaveLength(1));
    for (const open of doors) open();
    await settled;
    expect(table.notices.getState().notices).toMatchObject([{ message: { key: "notice.noted" } }]);
    expect(await table.saves.list()).toMatchObject([{ answers: 1, unsaved: true }]);
    full = false;
    const next = testTable({ rowStore: inner, journal: storageJournal(() => storage), tab: "tab-2" });
    expect(await next.saves.list()).toMatchObject([{ answers: 1 }]);
  });

  test("persistent storage is requested once, with the first match", async () => {
    const persist = vi.fn();
    const table = testTable({ persist });
    await table.saves.list();
    expect(persist).not.toHaveBeenCalled();
    await startMatch(table, [PERSON, OPPONENT]);
    table.commands.act({ type: "roll" });
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test("without IndexedDB everything works in memory", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const table = testTable({ rowStore: testDatabase() });
    await startMatch(table, [PERSON, OPPONENT]);
    await table.commands.leaveTable();
    expect(table.notices.getState().notices).toMatchObject([{ message: { key: "notice.no-storage" } }]);
    expect(await table.saves.list()).toHaveLength(1);
  });

  test("a database that another tab blocks does not prevent playing", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("indexedDB", { open: () => new EventTarget() });
    vi.stubGlobal("IDBRequest", EventTarget);
    const table = testTable({ rowStore: testDatabase() });
    const begun = startMatch(table, [PERSON, OPPONENT]);
    await vi.advanceTimersByTimeAsync(5000);
    await begun;
    await table.saves.settled();
    expect(table.now().view?.decision).toMatchObject({ seat: 0 });
    expect(table.notices.getState().notices).toMatchObject([{ message: { key: "notice.no-storage" } }]);
    vi.useRealTimers();
  });
});
