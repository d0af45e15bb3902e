import { describe, expect, test } from "vitest";
import { NONE, PASS } from "../../kernel";
import { memoryStore } from "../rows/row-store";
import {
  hang,
  OPPONENT,
  onlyId,
  PERSON,
  startMatch,
  testDatabase,
  testSaves,
  testTable,
  untilIdle,
} from "../testing/table";

describe("resuming a match", () => {
  test("restores a match against an opponent exactly as it was left", async () => {
    const rowStore = testDatabase();
    const first = testTable({ rowStore });
    await startMatch(first, [PERSON, OPPONENT]);
    first.commands.setPassSettings(0, "stops", ["attack"]);
    hang(first);
    await untilIdle(first);
    const { view, log, passSettings } = first.now();
    await first.commands.leaveTable();

    const second = testTable({ rowStore });
    expect(await second.commands.resume(await onlyId(second))).toBe(true);
    expect(second.now()).toMatchObject({ viewer: 0, curtain: null, passSettings });
    expect(second.now().log).toEqual(log);
    expect(second.now().view).toEqual(view);
    expect(second.commands.act(PASS)).toEqual({ ok: true });
    expect(await second.commands.undo()).toBe(true);
  });

  test("shows two people the curtain, with a recap, even in the middle of a window", async () => {
    const rowStore = testDatabase();
    const first = testTable({ rowStore });
    await startMatch(first);
    first.commands.liftCurtain();
    hang(first);
    await first.commands.leaveTable();

    const second = testTable({ rowStore });
    await second.commands.resume(await onlyId(second));
    expect(second.now()).toMatchObject({ viewer: NONE, curtain: { to: 1 }, events: [] });
    expect(second.now().curtain?.recap.some((line) => line.message.key === "lanterns.hang")).toBe(true);
    second.commands.liftCurtain();
    expect(second.now().view?.decision).toMatchObject({ seat: 1, window: "attack" });
    expect(second.commands.act(PASS)).toEqual({ ok: true });
    expect(second.now().reaction).toMatchObject({ seat: 0 });
  });

  test("shows the curtain of the seat that called a time-out", async () => {
    const rowStore = testDatabase();
    const first = testTable({ rowStore });
    await startMatch(first);
    first.commands.liftCurtain();
    hang(first);
    first.commands.send({ seat: 0, do: "anytime", action: { type: "time-out" } });
    await first.commands.leaveTable();
    const second = testTable({ rowStore });
    await second.commands.resume(await onlyId(second));
    expect(second.now().curtain).toMatchObject({ to: 0 });
  });

  test("lets the opponent go on when it was the opponent's turn", async () => {
    const rowStore = testDatabase();
    const first = testTable({ rowStore, askOpponent: () => new Promise(() => undefined) });
    await startMatch(first, [PERSON, OPPONENT]);
    first.commands.act({ type: "end" });
    await first.commands.leaveTable();
    const second = testTable({ rowStore });
    await second.commands.resume(await onlyId(second));
    await untilIdle(second);
    expect(second.now().view?.decision).toMatchObject({ seat: 0, window: "turn-end" });
  });

  test("reports that a deleted match is gone", async () => {
    const table = testTable();
    await startMatch(table);
    const id = await onlyId(table);
    await table.commands.leaveTable();
    await table.saves.remove(id);
    expect(await table.commands.resume(id)).toBe(false);
    expect(table.notices.getState().notices).toMatchObject([{ message: { key: "notice.match-gone" } }]);
  });

  test("keeps the save untouched when its game cannot be loaded", async () => {
    const rowStore = memoryStore();
    const first = testTable({ rowStore });
    await startMatch(first);
    await first.commands.leaveTable();
    const { saves, notices } = testSaves({ rowStore, loadGame: () => Promise.reject(new Error("offline")) });
    expect(await saves.load(await onlyId(first))).toBeNull();
    expect(notices.getState().notices).toMatchObject([{ message: { key: "notice.game-not-loaded" } }]);
    expect(await saves.quarantined()).toEqual([]);
    expect(await first.saves.list()).toHaveLength(1);
  });
});

describe("the list of matches", () => {
  test("records who won, and reads older entries without it", async () => {
    const rowStore = testDatabase();
    const table = testTable({ rowStore });
    await startMatch(table, [PERSON, OPPONENT]);
    await table.saves.settled();
    expect((await table.saves.list())[0]?.winners).toBeUndefined();
    table.commands.send({ seat: 0, do: "anytime", action: { type: "concede" } });
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

describe("export and import", () => {
  test("an exported match is imported as a new one beside the original, and can be played on", async () => {
    const table = testTable({ rowStore: testDatabase() });
    await startMatch(table, [PERSON, OPPONENT]);
    table.commands.act({ type: "roll" });
    const text = await table.saves.exportMatch(await onlyId(table));
    const imported = await table.saves.importMatch(text ?? "");
    expect(imported).toMatchObject({ ok: true, notice: null });
    expect(await table.saves.list()).toHaveLength(2);
    expect(await table.commands.resume(imported.ok ? imported.id : "")).toBe(true);
    expect(table.commands.act({ type: "roll" })).toEqual({ ok: true });
  });

  test("a match that does not exist has no text", async () => {
    expect(await testSaves().saves.exportMatch("nothing")).toBeNull();
  });

  test.each([
    ["", "no-json"],
    ["[]", "no-json"],
    ["{}", "no-format"],
    ['{"format":1}', "shape"],
    ['{"format":99}', "too-new"],
  ])("%j is refused with a reason, and nothing is saved", async (text, reason) => {
    const { saves } = testSaves();
    expect(await saves.importMatch(text)).toMatchObject({ ok: false, why: { key: `reason.${reason}` } });
    expect(await saves.list()).toEqual([]);
    expect(await saves.quarantined()).toEqual([]);
  });
});
