import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NONE, PASS } from "../kernel";
import { createAutosave, type SaveJob } from "./saving/autosave";
import { storageJournal } from "./saving/journal";
import { memoryStore, type RowStore } from "./saving/row-store";
import {
  fakeStorage,
  hang,
  OPPONENT,
  PERSON,
  startMatch,
  type TestTable,
  testDatabase,
  testSaves,
  testTable,
  untilIdle,
} from "./testing/table";

async function onlyId(table: Pick<TestTable, "saves">): Promise<string> {
  const id = (await table.saves.list())[0]?.id;
  if (id === undefined) throw new Error("nothing saved");
  return id;
}

function job(id: string, answers: number): SaveJob {
  const summary = {
    id,
    game: "lanterns",
    names: [],
    seats: [],
    turn: 1,
    answers,
    over: false,
    savedAt: answers,
  };
  return { id, summary, text: () => `${answers}` };
}

describe("a match that goes on", () => {
  test("in the middle, against an opponent, is exactly as it was left", async () => {
    const rowStore = testDatabase();
    const first = testTable({ rowStore });
    await startMatch(first, [PERSON, OPPONENT]);
    first.now().setPassing(0, "stops", ["attack"]);
    hang(first);
    await untilIdle(first);
    const { view, log, passing } = first.now();
    await first.now().leaveTable();

    const second = testTable({ rowStore });
    expect(await second.now().resume(await onlyId(second))).toBe(true);
    expect(second.now()).toMatchObject({ viewer: 0, curtain: null, passing });
    expect(second.now().log).toEqual(log);
    expect(second.now().view).toEqual(view);
    expect(second.now().act(PASS)).toEqual({ ok: true });
    expect(await second.now().undo()).toBe(true);
  });

  test("between two people lands on the curtain, with a recap, even in the middle of a window", async () => {
    const rowStore = testDatabase();
    const first = testTable({ rowStore });
    await startMatch(first);
    first.now().liftCurtain();
    hang(first);
    await first.now().leaveTable();

    const second = testTable({ rowStore });
    await second.now().resume(await onlyId(second));
    expect(second.now()).toMatchObject({ viewer: NONE, curtain: { to: 1 }, events: [] });
    expect(second.now().curtain?.recap.some((line) => line.message.key === "lanterns.hang")).toBe(true);
    second.now().liftCurtain();
    expect(second.now().view?.decision).toMatchObject({ seat: 1, window: "attack" });
    expect(second.now().act(PASS)).toEqual({ ok: true });
    expect(second.now().reaction).toMatchObject({ seat: 0 });
  });

  test("in a time-out lands on the curtain of the seat that called it", async () => {
    const rowStore = testDatabase();
    const first = testTable({ rowStore });
    await startMatch(first);
    first.now().liftCurtain();
    hang(first);
    first.now().send({ seat: 0, do: "anytime", action: { type: "time-out" } });
    await first.now().leaveTable();
    const second = testTable({ rowStore });
    await second.now().resume(await onlyId(second));
    expect(second.now().curtain).toMatchObject({ to: 0 });
  });

  test("goes on with its opponent when it was the opponent's turn", async () => {
    const rowStore = testDatabase();
    const first = testTable({ rowStore, askOpponent: () => new Promise(() => undefined) });
    await startMatch(first, [PERSON, OPPONENT]);
    first.now().act({ type: "end" });
    await first.now().leaveTable();
    const second = testTable({ rowStore });
    await second.now().resume(await onlyId(second));
    await untilIdle(second);
    expect(second.now().view?.decision).toMatchObject({ seat: 0, window: "turn-end" });
  });

  test("that was deleted is gone, and says so", async () => {
    const table = testTable();
    await startMatch(table);
    const id = await onlyId(table);
    await table.now().leaveTable();
    await table.saves.remove(id);
    expect(await table.now().resume(id)).toBe(false);
    expect(table.now().notices).toMatchObject([{ message: { key: "notice.match-gone" } }]);
  });

  test("stays saved, untouched, when its game cannot be loaded", async () => {
    const rowStore = memoryStore();
    const first = testTable({ rowStore });
    await startMatch(first);
    await first.now().leaveTable();
    const { saves, notices } = testSaves({ rowStore, loadGame: () => Promise.reject(new Error("offline")) });
    expect(await saves.load(await onlyId(first))).toBeNull();
    expect(notices.getState().notices).toMatchObject([{ message: { key: "notice.game-not-loaded" } }]);
    expect(await saves.quarantined()).toEqual([]);
    expect(await first.saves.list()).toHaveLength(1);
  });
});

describe("the list", () => {
  test("notes who won, and reads entries of before it did", async () => {
    const rowStore = testDatabase();
    const table = testTable({ rowStore });
    await startMatch(table, [PERSON, OPPONENT]);
    await table.saves.settled();
    expect((await table.saves.list())[0]?.winners).toBeUndefined();
    table.now().send({ seat: 0, do: "anytime", action: { type: "concede" } });
    await table.saves.settled();
    expect(await table.saves.list()).toMatchObject([{ over: true, winners: [1] }]);

    const id = await onlyId(table);
    const { winners: _winners, ...row } = (await rowStore.get("summaries", id)) as Record<string, unknown>;
    await rowStore.write([{ store: "summaries", key: id, row }]);
    const [old] = await testSaves({ rowStore }).saves.list();
    expect(old).toMatchObject({ id, over: true });
    expect(old?.broken).toBeUndefined();
    expect(old?.winners).toBeUndefined();
  });
});

describe("autosave", () => {
  test("every answer is saved by the time the writing has settled", async () => {
    const table = testTable({ rowStore: testDatabase() });
    await startMatch(table, [PERSON, OPPONENT]);
    for (let i = 1; i <= 12; i++) {
      table.now().act({ type: "roll" });
      await table.saves.settled();
      expect(await table.saves.list()).toMatchObject([{ answers: i }]);
    }
  });

  test("while a state is being written those between are skipped, and the latest is written", async () => {
    const written: string[] = [];
    const doors: (() => void)[] = [];
    const autosave = createAutosave(
      (one) =>
        new Promise((resolve) => {
          doors.push(() => {
            written.push(one.text());
            resolve();
          });
        }),
    );
    for (let i = 1; i <= 20; i++) autosave.put(job("a", i));
    expect(doors).toHaveLength(1);
    doors.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
    doors.shift()?.();
    await autosave.flush();
    expect(written).toEqual(["1", "20"]);
    expect(autosave.unsaved()).toEqual([]);
  });

  test("when the page hides, the latest is begun at once without waiting for the one under way", () => {
    const begun: string[] = [];
    const autosave = createAutosave((one) => {
      begun.push(one.text());
      return new Promise(() => undefined);
    });
    autosave.put(job("a", 1));
    autosave.put(job("a", 2));
    void autosave.flush();
    expect(begun).toEqual(["1", "2"]);
    expect(autosave.unsaved().map((one) => one.text())).toEqual(["2"]);
  });

  test("two matches never stand in each other's way", async () => {
    const written: string[] = [];
    const autosave = createAutosave(async (one) => {
      written.push(`${one.id}${one.text()}`);
    });
    autosave.put(job("a", 1));
    autosave.put(job("b", 1));
    autosave.put(job("a", 2));
    await autosave.flush();
    expect(written.sort()).toEqual(["a1", "a2", "b1"]);
  });

  test("a page that dies while it writes loses nothing: the next visit finds the latest answer", async () => {
    const storage = fakeStorage();
    const journal = storageJournal(() => storage);
    const rowStore = testDatabase();
    let frozen = false;
    const dying: RowStore = {
      ...rowStore,
      write: (...args) => (frozen ? new Promise(() => undefined) : rowStore.write(...args)),
    };
    const first = testTable({ rowStore: dying, journal });
    await startMatch(first, [PERSON, OPPONENT]);
    first.now().act({ type: "roll" });
    await first.saves.settled();
    frozen = true;
    first.now().act({ type: "roll" });
    first.now().act({ type: "roll" });
    first.saves.flushNow();
    expect(Object.keys(storage)).toHaveLength(1);

    const second = testTable({ rowStore, journal, tab: "tab-2" });
    expect(await second.saves.list()).toMatchObject([{ answers: 3 }]);
    expect(Object.keys(storage)).toEqual([]);
    expect(await second.now().resume(await onlyId(second))).toBe(true);
    expect(second.now().log.filter((line) => line.message.key === "lanterns.roll")).toHaveLength(3);
  });

  test("what was put down when the page hid is cleared once it is written", async () => {
    const storage = fakeStorage();
    const table = testTable({ journal: storageJournal(() => storage) });
    await startMatch(table, [PERSON, OPPONENT]);
    table.now().act({ type: "roll" });
    table.saves.flushNow();
    await table.saves.settled();
    expect(Object.keys(storage)).toEqual([]);
  });

  test("a note older than what was saved since is not taken", async () => {
    const storage = fakeStorage();
    const journal = storageJournal(() => storage);
    let clock = 1000;
    const table = testTable({ journal: { ...journal, clear: () => undefined }, now: () => clock });
    await startMatch(table, [PERSON, OPPONENT]);
    table.saves.flushNow();
    clock += 1000;
    table.now().act({ type: "roll" });
    await table.saves.settled();
    expect(Object.keys(storage)).toHaveLength(1);
    expect(await table.saves.list()).toMatchObject([{ answers: 1 }]);
  });
});

describe("when nothing can be kept for good", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** A store whose writes fail while `broken` is set. */
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

  test("with no room left the match goes on, the person sees a notice and is offered the match as a file", async () => {
    const { rowStore } = failing(() => new DOMException("full", "QuotaExceededError"));
    const table = testTable({ rowStore });
    await startMatch(table, [PERSON, OPPONENT]);
    table.now().act({ type: "roll" });
    await table.saves.settled();
    expect(table.now().view?.decision).toMatchObject({ seat: 0 });
    const [notice] = table.now().notices;
    expect(notice).toMatchObject({ message: { key: "notice.no-room" } });
    expect(notice?.fileName).toMatch(/^playmat-lanterns-\d{4}-\d\d-\d\d\.json$/);
    const file = notice?.file?.() ?? "";
    expect(JSON.parse(file).record.answers).toHaveLength(1);
    expect(await testSaves().saves.importMatch(file)).toMatchObject({ ok: true });
  });

  test("the notice goes away when there is room again", async () => {
    const { rowStore, repair } = failing(() => new DOMException("full", "QuotaExceededError"));
    const table = testTable({ rowStore });
    await startMatch(table, [PERSON, OPPONENT]);
    await table.saves.settled();
    expect(table.now().notices).toHaveLength(1);
    repair();
    table.now().act({ type: "roll" });
    await table.saves.settled();
    expect(table.now().notices).toEqual([]);
    expect(await table.saves.list()).toMatchObject([{ answers: 1 }]);
  });

  test("without any storage matches last as long as the page, and can be resumed until then", async () => {
    const { rowStore } = failing(() => new Error("no database"));
    const table = testTable({ rowStore });
    await startMatch(table, [PERSON, OPPONENT]);
    table.now().act({ type: "roll" });
    await table.now().leaveTable();
    expect(table.now().notices).toMatchObject([{ message: { key: "notice.no-storage" } }]);
    expect(await table.now().resume(await onlyId(table))).toBe(true);
    await table.now().leaveTable();
    await table.saves.remove(await onlyId(table));
    expect(await table.saves.list()).toEqual([]);
  });

  test("a match that the database does not take is found again at the next visit", async () => {
    const storage = fakeStorage();
    const { rowStore, repair } = failing(() => new Error("no database"));
    const first = testTable({ rowStore, journal: storageJournal(() => storage) });
    await startMatch(first, [PERSON, OPPONENT]);
    first.now().act({ type: "roll" });
    await first.saves.settled();
    expect(first.now().notices).toMatchObject([{ message: { key: "notice.noted" } }]);

    repair();
    const second = testTable({ rowStore, journal: storageJournal(() => storage), tab: "tab-2" });
    expect(await second.saves.list()).toMatchObject([{ answers: 1 }]);
    expect(Object.keys(storage)).toEqual([]);
  });

  test("a write that fails at once is not forgotten when an earlier one ends after it", async () => {
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
    table.now().act({ type: "roll" });
    const settled = table.saves.settled();
    await vi.waitFor(() => expect(table.now().notices).toHaveLength(1));
    for (const open of doors) open();
    await settled;
    expect(table.now().notices).toMatchObject([{ message: { key: "notice.noted" } }]);
    expect(await table.saves.list()).toMatchObject([{ answers: 1, unsaved: true }]);
    full = false;
    const next = testTable({ rowStore: inner, journal: storageJournal(() => storage), tab: "tab-2" });
    expect(await next.saves.list()).toMatchObject([{ answers: 1 }]);
  });

  test("persistent storage is asked for once, with the first match", async () => {
    const persist = vi.fn();
    const table = testTable({ persist });
    await table.saves.list();
    expect(persist).not.toHaveBeenCalled();
    await startMatch(table, [PERSON, OPPONENT]);
    table.now().act({ type: "roll" });
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test("without IndexedDB everything works in memory", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const table = testTable({ rowStore: testDatabase() });
    await startMatch(table, [PERSON, OPPONENT]);
    await table.now().leaveTable();
    expect(table.now().notices).toMatchObject([{ message: { key: "notice.no-storage" } }]);
    expect(await table.saves.list()).toHaveLength(1);
  });

  test("a database that another tab keeps shut does not keep anybody from playing", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("indexedDB", { open: () => new EventTarget() });
    vi.stubGlobal("IDBRequest", EventTarget);
    const table = testTable({ rowStore: testDatabase() });
    const begun = startMatch(table, [PERSON, OPPONENT]);
    await vi.advanceTimersByTimeAsync(5000);
    await begun;
    await table.saves.settled();
    expect(table.now().view?.decision).toMatchObject({ seat: 0 });
    expect(table.now().notices).toMatchObject([{ message: { key: "notice.no-storage" } }]);
    vi.useRealTimers();
  });
});

describe("export and import", () => {
  test("an exported match comes in as a new one beside the old, and plays on", async () => {
    const table = testTable({ rowStore: testDatabase() });
    await startMatch(table, [PERSON, OPPONENT]);
    table.now().act({ type: "roll" });
    const text = await table.saves.exportMatch(await onlyId(table));
    const imported = await table.saves.importMatch(text ?? "");
    expect(imported).toMatchObject({ ok: true, notice: null });
    expect(await table.saves.list()).toHaveLength(2);
    expect(await table.now().resume(imported.ok ? imported.id : "")).toBe(true);
    expect(table.now().act({ type: "roll" })).toEqual({ ok: true });
  });

  test("a match that is not there has no text", async () => {
    expect(await testSaves().saves.exportMatch("nothing")).toBeNull();
  });

  test.each([
    ["", "no-json"],
    ["[]", "no-json"],
    ["{}", "no-format"],
    ['{"format":1}', "shape"],
    ['{"format":99}', "too-new"],
  ])("%j is refused with a reason, and nothing is kept", async (text, reason) => {
    const { saves } = testSaves();
    expect(await saves.importMatch(text)).toMatchObject({ ok: false, why: { key: `reason.${reason}` } });
    expect(await saves.list()).toEqual([]);
    expect(await saves.quarantined()).toEqual([]);
  });
});
