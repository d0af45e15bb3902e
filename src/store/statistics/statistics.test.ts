import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { deckKey, type MatchResult, resultOf, resultSchema } from "../results/result";
import { readResults } from "../results/results";
import { memoryStore, type RowStore } from "../rows/row-store";
import { storageJournal } from "../saving/journal";
import { readMatch } from "../saving/read";
import { lanterns } from "../testing/lanterns";
import {
  fakeStorage,
  OPPONENT,
  PERSON,
  startMatch,
  type TestTable,
  testSaves,
  testTable,
  untilIdle,
} from "../testing/table";
import { tally } from "./tally";

const result = (more: Partial<MatchResult> = {}): MatchResult => ({
  format: 1,
  game: "lanterns",
  seats: [
    { kind: PERSON, deck: "amber" },
    { kind: OPPONENT, deck: "onyx" },
  ],
  winners: [0],
  cause: "most",
  turns: 8,
  moves: 20,
  ...more,
});

async function concede(table: TestTable): Promise<void> {
  table.commands.send({ seat: 0, do: "anytime", action: { type: "concede" } });
  await table.saves.settled();
}

const kept = ({ saves, notices }: Pick<TestTable, "saves" | "notices">) => readResults(saves.store, notices);

describe("the stored result of a match", () => {
  test("has all seats of the largest table", () => {
    const seats = Array.from({ length: 20 }, () => ({ kind: OPPONENT, deck: "onyx" }));
    const winners = seats.slice(10).map((_, i) => 10 + i);
    expect(v.safeParse(resultSchema, result({ seats, winners })).success).toBe(true);
  });

  test("is nothing while the match runs, and says who won and how once it is over", async () => {
    const table = testTable();
    await startMatch(table, [PERSON, OPPONENT]);
    await table.saves.settled();
    expect(await kept(table)).toEqual([]);
    await concede(table);
    expect(await kept(table)).toEqual([
      expect.objectContaining({ game: "lanterns", winners: [1], cause: "concession" }),
    ]);
  });

  test("stays when the match is deleted", async () => {
    const table = testTable();
    await startMatch(table, [PERSON, OPPONENT]);
    await concede(table);
    await table.saves.remove(table.now().setup?.id ?? "");
    expect(await table.saves.list()).toEqual([]);
    expect(await kept(table)).toHaveLength(1);
  });

  test("no longer counts when the end is taken back", async () => {
    const table = testTable();
    await startMatch(table, [PERSON, OPPONENT]);
    await untilIdle(table);
    await concede(table);
    expect(await kept(table)).toHaveLength(1);
    expect(await table.commands.undo()).toBe(true);
    await table.saves.settled();
    expect(await kept(table)).toEqual([]);
  });

  test("is not counted again when the match is viewed again", async () => {
    const table = testTable();
    await startMatch(table, [PERSON, OPPONENT]);
    await concede(table);
    const id = table.now().setup?.id ?? "";
    await table.commands.leaveTable();
    await table.commands.resume(id);
    await table.saves.settled();
    expect(await kept(table)).toHaveLength(1);
  });

  test("is not counted for a match from a file, however often it is viewed", async () => {
    const table = testTable();
    await startMatch(table, [PERSON, OPPONENT]);
    await concede(table);
    const text = (await table.saves.exportMatch(table.now().setup?.id ?? "")) ?? "";
    const other = testTable();
    const taken = await other.saves.importMatch(text);
    await other.commands.resume(taken.ok ? taken.id : "");
    await other.saves.settled();
    expect(await kept(other)).toEqual([]);
    expect(await other.saves.list()).toHaveLength(1);
  });

  test("is not lost when the page closes right at the end", async () => {
    const rowStore = memoryStore();
    const broken: RowStore = { ...rowStore, write: () => new Promise<boolean>(() => undefined) };
    const storage = fakeStorage();
    const journal = storageJournal(() => storage);
    const table = testTable({ rowStore: broken, journal });
    await startMatch(table, [PERSON, OPPONENT]);
    table.commands.send({ seat: 0, do: "anytime", action: { type: "concede" } });
    table.saves.flushNow();
    const later = testSaves({ rowStore, journal, tab: "tab-2" });
    await later.saves.list();
    expect(await kept(later)).toHaveLength(1);
  });
});

describe("broken entries", () => {
  test.each([
    { format: 2 },
    { ...result(), winners: "me" },
    { ...result(), extra: 1 },
    { ...result(), turns: -1 },
    { ...result(), cause: "x".repeat(1000) },
  ])("are quarantined, and the others count: %j", async (row) => {
    const { saves, notices } = testSaves();
    await saves.store.write([
      { store: "results", key: "bad", row },
      { store: "results", key: "good", row: result() },
    ]);
    expect(await readResults(saves.store, notices)).toEqual([result()]);
    expect(await saves.quarantined()).toMatchObject([
      { name: "playmat-result-bad.json", text: JSON.stringify(row) },
    ]);
    expect(notices.getState().notices).toMatchObject([{ message: { key: "notice.result-unreadable" } }]);
    expect(await readResults(saves.store, notices)).toEqual([result()]);
    expect(await saves.quarantined()).toHaveLength(1);
  });
});

describe("tallying results", () => {
  test("tallies by level, by deck and by cause, with averages", () => {
    const hard = { kind: { kind: "opponent", level: "hard" }, deck: "onyx" } as const;
    const me = { kind: PERSON, deck: "amber" } as const;
    const [counted] = tally([
      result({ turns: 6, moves: 10 }),
      result({ winners: [1], turns: 10, moves: 30 }),
      result({ winners: [], cause: "agreement" }),
      result({ seats: [me, hard], winners: [1] }),
      result({ seats: [me, { kind: PERSON, deck: "jade" }], winners: [1] }),
    ]);
    expect(counted).toMatchObject({
      game: "lanterns",
      played: 5,
      practice: 4,
      shared: 1,
      turns: 8,
      moves: 20,
    });
    expect(counted?.levels).toEqual([
      { level: "easy", score: { played: 3, won: 1, lost: 1, drawn: 1, turns: 8 } },
      { level: "hard", score: { played: 1, won: 0, lost: 1, drawn: 0, turns: 8 } },
    ]);
    expect(counted?.decks).toEqual([
      { deck: "amber", score: { played: 5, won: 1, lost: 3, drawn: 1, turns: 8 } },
      { deck: "jade", score: { played: 1, won: 1, lost: 0, drawn: 0, turns: 8 } },
    ]);
    expect(counted?.causes).toEqual([
      { cause: "most", count: 4 },
      { cause: "agreement", count: 1 },
    ]);
  });

  test("counts a series once, with the game that decides it", () => {
    const two = [
      { kind: PERSON, deck: "a" },
      { kind: PERSON, deck: "b" },
    ];
    const [counted] = tally([
      result(),
      result({ winners: [1], series: [0] }),
      result({ series: [1] }),
      result({ seats: two, series: [1] }),
    ]);
    expect(counted?.series).toEqual({ played: 3, won: 1, lost: 1 });
    expect(counted?.levels[0]?.score).toMatchObject({ played: 3, won: 2, lost: 1 });
  });

  test("allows the person on any seat", () => {
    const seats = [
      { kind: OPPONENT, deck: "a" },
      { kind: PERSON, deck: "b" },
    ];
    expect(tally([result({ seats, winners: [1] })])[0]?.levels[0]?.score).toMatchObject({ won: 1, lost: 0 });
  });

  test("tallies games separately, the most played first; no results give an empty list", () => {
    expect(tally([])).toEqual([]);
    const games = tally([result({ game: "a" }), result({ game: "b" }), result({ game: "b" })]);
    expect(games.map(({ game, played }) => [game, played])).toEqual([
      ["b", 2],
      ["a", 1],
    ]);
  });

  test("identifies a deck whatever the order of its cards; a drafted deck has no key", () => {
    expect(deckKey(["b", "a", "a"])).toBe(deckKey(["a", "b", "a"]));
    expect(deckKey(["a", "b"])).not.toBe(deckKey(["a", "b", "b"]));
    expect(deckKey([])).toBe("");
  });
});

test("a played match's result is valid, and the match survives export and import", async () => {
  const table = testTable();
  await startMatch(table, [PERSON, OPPONENT]);
  await concede(table);
  const text = (await table.saves.exportMatch(table.now().setup?.id ?? "")) ?? "";
  const loadGame = async (slug: string) => (slug === "lanterns" ? lanterns : null);
  const found = await readMatch(text, loadGame);
  if (!found.ok) throw new Error(found.why.key);
  expect(found).toMatchObject({ notice: null, repaired: false });
  expect(v.is(resultSchema, resultOf(found.match))).toBe(true);
  const other = testSaves();
  const taken = await other.saves.importMatch(text);
  const back = JSON.parse((await other.saves.exportMatch(taken.ok ? taken.id : "")) ?? "null");
  expect(back.format).toBe(found.match.format);
  expect(back.record).toEqual(found.match.record);
  expect(back.record.rules).toBe(lanterns.rules.version);
  expect(back.state).toEqual(found.match.state);
});
