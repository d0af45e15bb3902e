import { describe, expect, test } from "vitest";
import type { RowStore } from "../rows/row-store";
import { fakeStorage, OPPONENT, onlyId, PERSON, startMatch, testDatabase, testTable } from "../testing/table";
import { createAutosave, type SaveJob } from "./autosave";
import { storageJournal } from "./journal";

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

describe("autosave", () => {
  test("every answer is saved once writing has settled", async () => {
    const table = testTable({ rowStore: testDatabase() });
    await startMatch(table, [PERSON, OPPONENT]);
    for (let i = 1; i <= 12; i++) {
      table.commands.act({ type: "roll" });
      await table.saves.settled();
      expect(await table.saves.list()).toMatchObject([{ answers: i }]);
    }
  });

  test("intermediate states are skipped during a write, and the latest is written next", async () => {
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

  test("when the page hides, the latest write starts at once without waiting for the running one", () => {
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

  test("writes of two matches do not block each other", async () => {
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

  test("a page that dies during a write loses nothing: the next visit finds the latest answer", async () => {
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
    first.commands.act({ type: "roll" });
    await first.saves.settled();
    frozen = true;
    first.commands.act({ type: "roll" });
    first.commands.act({ type: "roll" });
    first.saves.flushNow();
    expect(Object.keys(storage)).toHaveLength(1);

    const second = testTable({ rowStore, journal, tab: "tab-2" });
    expect(await second.saves.list()).toMatchObject([{ answers: 3 }]);
    expect(Object.keys(storage)).toEqual([]);
    expect(await second.commands.resume(await onlyId(second))).toBe(true);
    expect(second.now().log.filter((line) => line.message.key === "lanterns.roll")).toHaveLength(3);
  });

  test("the journal note made when the page hid is cleared once it is written", async () => {
    const storage = fakeStorage();
    const table = testTable({ journal: storageJournal(() => storage) });
    await startMatch(table, [PERSON, OPPONENT]);
    table.commands.act({ type: "roll" });
    table.saves.flushNow();
    await table.saves.settled();
    expect(Object.keys(storage)).toEqual([]);
  });

  test("a note older than the save is ignored", async () => {
    const storage = fakeStorage();
    const journal = storageJournal(() => storage);
    let clock = 1000;
    const table = testTable({ journal: { ...journal, clear: () => undefined }, now: () => clock });
    await startMatch(table, [PERSON, OPPONENT]);
    table.saves.flushNow();
    clock += 1000;
    table.commands.act({ type: "roll" });
    await table.saves.settled();
    expect(Object.keys(storage)).toHaveLength(1);
    expect(await table.saves.list()).toMatchObject([{ answers: 1 }]);
  });
});
