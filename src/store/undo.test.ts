import { expect, test } from "vitest";
import { PASS } from "../kernel";
import type { AskOpponent } from "./opponent";
import {
  hang,
  inHand,
  OPPONENT,
  PERSON,
  passiveAnswer,
  startMatch,
  type TestTable,
  testTable,
  untilIdle,
} from "./testing/table";

async function practice(options: Parameters<typeof testTable>[0] = {}): Promise<TestTable> {
  const table = testTable(options);
  await startMatch(table, [PERSON, OPPONENT]);
  return table;
}

/** The part of the table that must not change. */
function position(table: TestTable): unknown {
  const { view, log } = table.now();
  return JSON.parse(JSON.stringify({ view, log }));
}

test("at the beginning nothing can be taken back", async () => {
  const table = await practice();
  expect(table.now().noUndo).not.toBeNull();
  expect(await table.commands.undo()).toBe(false);
});

test("an unavailable takeback says why", async () => {
  const table = await practice();
  expect(table.now().noUndo?.why).toEqual({ key: "why.nothing-to-undo" });
  table.commands.act({ type: "end" });
  await untilIdle(table);
  expect(table.now().noUndo).toBeNull();

  const shared = testTable();
  await startMatch(shared);
  shared.commands.liftCurtain();
  shared.commands.act({ type: "roll" });
  expect(shared.now().noUndo?.why).toEqual({ key: "why.undo-shared" });
});

test("taking back returns to before one's own last move, and drops the opponent's answers", async () => {
  const table = await practice();
  const before = position(table);
  hang(table);
  await untilIdle(table);
  table.commands.act(PASS);
  expect(position(table)).not.toEqual(before);
  expect(await table.commands.undo()).toBe(true);
  expect(position(table)).toEqual(before);
});

test("passes are not moves: taking back skips them", async () => {
  const table = await practice();
  const before = position(table);
  table.commands.act({ type: "end" });
  await untilIdle(table);
  table.commands.act(PASS);
  await untilIdle(table);
  expect(table.now().view?.turn.number).toBeGreaterThan(1);
  await table.commands.undo();
  expect(position(table)).toEqual(before);
});

test("a person can go back move by move to the beginning, and play on from there", async () => {
  const table = await practice();
  const start = position(table);
  table.commands.act({ type: "roll" });
  const second = position(table);
  hang(table);
  await untilIdle(table);
  await table.commands.undo();
  expect(position(table)).toEqual(second);
  await table.commands.undo();
  expect(position(table)).toEqual(start);
  expect(table.now().noUndo).not.toBeNull();
  hang(table);
  await untilIdle(table);
  expect(table.now().noUndo).toBeNull();
});

test("replaying after a takeback rolls the same dice", async () => {
  const table = await practice();
  table.commands.act({ type: "roll" });
  const first = table.now().events;
  await table.commands.undo();
  table.commands.act({ type: "roll" });
  expect(table.now().events).toEqual(first);
});

test("a person can go back after the end of the game", async () => {
  const table = await practice();
  table.commands.send({ seat: 0, do: "anytime", action: { type: "concede" } });
  expect(table.now().view?.outcome).not.toBeNull();
  expect(await table.commands.undo()).toBe(true);
  expect(table.now().view?.outcome).toBeNull();
});

test("taking back while the opponent thinks drops its answer", async () => {
  let answerNow: () => void = () => undefined;
  const askOpponent: AskOpponent = (_slug, _level, view) =>
    new Promise((resolve) => {
      answerNow = () => resolve(passiveAnswer(view));
    });
  const table = await practice({ askOpponent });
  const before = position(table);
  table.commands.act({ type: "end" });
  expect(table.now().thinking).toBe(true);
  await table.commands.undo();
  answerNow();
  await Promise.resolve();
  await Promise.resolve();
  expect(table.now().thinking).toBe(false);
  expect(position(table)).toEqual(before);
});

test.each([{ type: "time-out" }, { type: "concede" }, { type: "draw", data: { reply: "offer" } }])(
  "after $type is taken back during the opponent's turn, the opponent goes on thinking",
  async (action) => {
    let isSlow = true;
    const askOpponent: AskOpponent = (_slug, _level, view) =>
      isSlow ? new Promise(() => undefined) : Promise.resolve(passiveAnswer(view));
    const table = await practice({ askOpponent });
    table.commands.act({ type: "end" });
    const before = position(table);
    expect(table.now().thinking).toBe(true);
    expect(table.commands.send({ seat: 0, do: "anytime", action })).toEqual({ ok: true });
    table.commands.act({ type: "end" });
    expect(table.now().refusal).not.toBeNull();
    isSlow = false;
    expect(await table.commands.undo()).toBe(true);
    expect(position(table)).toEqual(before);
    expect(table.now()).toMatchObject({ thinking: true, refusal: null });
    await untilIdle(table);
    expect(table.now().view?.decision).toMatchObject({ seat: 0, window: "turn-end" });
  },
);

test("a takeback also applies to the save", async () => {
  const table = await practice();
  table.commands.act({ type: "roll" });
  await table.commands.undo();
  await table.saves.settled();
  expect(await table.saves.list()).toMatchObject([{ answers: 0 }]);
});

test("with two people at the screen nothing can be taken back", async () => {
  const table = testTable();
  await startMatch(table);
  table.commands.liftCurtain();
  table.commands.act({ type: "roll" });
  expect(table.now().noUndo).not.toBeNull();
  expect(await table.commands.undo()).toBe(false);
});

test("with open hands two people undo any player's moves one by one, past dice rolls", async () => {
  const table = testTable();
  await startMatch(table, [PERSON, PERSON], { openHands: true });
  expect(table.now().noUndo?.why).toEqual({ key: "why.nothing-to-undo" });
  const start = position(table);
  table.commands.act({ type: "roll" });
  const rolled = position(table);
  table.commands.act({ type: "end" });
  while (table.now().view?.turn.number === 1) table.commands.act(PASS);
  expect(table.now().viewer).toBe(1);
  const second = position(table);
  table.commands.act({ type: "roll" });
  await table.commands.undo();
  expect(position(table)).toEqual(second);
  await table.commands.undo();
  expect(table.now().viewer).toBe(0);
  expect(position(table)).toEqual(rolled);
  await table.commands.undo();
  expect(position(table)).toEqual(start);
  expect(table.now().noUndo).not.toBeNull();
});

test("after a takeback the person is asked at that point, whatever their level", async () => {
  const table = await practice();
  if (inHand(table, "Spark") === undefined) throw new Error("this seed deals no spark");
  hang(table);
  await untilIdle(table);
  const spark = inHand(table, "Spark");
  table.commands.act({ type: "spark", card: spark?.id ?? -1 });
  table.commands.setPassSettings(0, "stops", []);
  await table.commands.undo();
  expect(table.now().view?.decision).toMatchObject({ seat: 0, window: "attack" });
});
