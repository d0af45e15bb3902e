import { describe, expect, test } from "vitest";
import {
  addSeatCounter,
  ask,
  concede,
  drawByAgreement,
  finish,
  jump,
  nextSeat,
  OK,
  PASS,
  paidTakeback,
  procedure,
  type Rules,
  roll,
  seatOf,
  setVar,
  step,
  takebackFor,
  timeOut,
} from "../index";
import { startGame, type TestTable } from "../testing/test-table";
import { tinyRules, turnOf } from "../testing/tiny";

/**
 * A seat puts down any number of stones, may roll a die, and passes. A stone may be taken back, for a token.
 */
const game = procedure("game", [
  step("set up", "U 0", (g) => {
    for (const { seat } of g.state.seats) addSeatCounter(g, seat, "tokens", 2);
    setVar(g, "seat", 0);
  }),
  step(
    "lay",
    "U 1",
    (g) => {
      const seat = g.state.vars.seat as number;
      ask(g, { kind: "act", seat, prompt: { key: "prompt.lay" }, rule: "U 1" });
    },
    (g, _locals, answer) => {
      if (answer.do !== "act") return;
      jump(g, "lay");
      if (answer.action.type === "stone") addSeatCounter(g, answer.seat, "stones", 1);
      if (answer.action.type === "die") addSeatCounter(g, answer.seat, "stones", roll(g, answer.seat, 6));
      if (answer.action.type === PASS.type) setVar(g, "seat", nextSeat(g.state, answer.seat));
      if (answer.action.type === "end") finish(g, [answer.seat], "enough", "U 2");
    },
  ),
]);

const RULES: Rules = tinyRules({
  flow: { procedures: { game } },
  decisions: {
    ...turnOf({
      types: ["stone", "die", "end"],
      options: () => [{ type: "stone" }, { type: "die" }],
      can: () => OK,
    }),
    anytime: {
      oops: paidTakeback("tokens", { none: "U 3.1", final: "U 3.2", spend: "U 3.3" }),
      concede: concede("U 4"),
      draw: drawByAgreement("U 5"),
      ...timeOut("U 6"),
    },
    takebacks: {
      mark: (_g, answer) => (answer.do === "act" && answer.action.type === "stone" ? "a stone" : null),
      seal: (g, answer) => answer.do === "act" && takebackFor(g, answer.seat) === undefined,
    },
  },
});

const begin = (seats = 2) => startGame(RULES, seats);
const stones = (table: TestTable, seat: number) => seatOf(table.state, seat).counters.stones ?? 0;
const tokens = (table: TestTable, seat: number) => seatOf(table.state, seat).counters.tokens;
const noOops = (table: TestTable, seat: number) =>
  table.refused({ seat, do: "anytime", action: { type: "oops" } });

test("a taken-back action is undone completely, but the token stays spent", () => {
  const table = begin();
  table.act(0, "stone");
  const before = table.decision;
  table.act(0, "stone");
  table.anytime(0, "oops");
  expect(stones(table, 0)).toBe(1);
  expect(tokens(table, 0)).toBe(1);
  expect(table.decision).toEqual(before);
  expect(table.heard.slice(-2)).toMatchObject([
    { type: "seat-counter", rule: "U 3.3", data: { counter: "tokens", now: 1 } },
    { type: "take-back", seat: 0, data: { what: "a stone" } },
  ]);
});

test("actions are taken back one by one, the last first, while tokens last", () => {
  const table = begin();
  for (let i = 0; i < 3; i++) table.act(0, "stone");
  table.anytime(0, "oops");
  table.anytime(0, "oops");
  expect(stones(table, 0)).toBe(1);
  expect(noOops(table, 0)).toMatchObject({ why: { key: "why.no-takeback-left" }, rule: "U 3.1" });
});

test("refuses to take back what another seat did, and when there is nothing to take back", () => {
  const table = begin();
  expect(noOops(table, 0)).toMatchObject({ why: { key: "why.nothing-to-take-back" }, rule: "U 3.2" });
  table.act(0, "stone");
  expect(noOops(table, 1).rule).toBe("U 3.2");
});

test("an action can be taken back after the turn has passed, until another seat acts", () => {
  const table = begin();
  table.act(0, "stone");
  table.pass(0);
  expect(table.asked).toBe(1);
  table.anytime(0, "oops");
  expect(table.asked).toBe(0);
  table.act(0, "stone");
  table.pass(0);
  table.act(1, "stone");
  expect(noOops(table, 0).rule).toBe("U 3.2");
});

test("a die roll makes everything before it final", () => {
  const table = begin();
  table.act(0, "stone");
  table.act(0, "die");
  expect(noOops(table, 0).rule).toBe("U 3.2");
  expect(table.state.takebacks).toEqual([]);
});

test("a seat that has left does not return through a takeback", () => {
  const table = begin(3);
  table.act(0, "stone");
  table.anytime(2, "concede");
  expect(noOops(table, 0).rule).toBe("U 3.2");
  expect(seatOf(table.state, 2).status).toBe("out");
});

describe("a takeback keeps", () => {
  test("a time-out that was called meanwhile", () => {
    const table = begin();
    table.act(0, "stone");
    table.anytime(0, "time-out");
    table.anytime(0, "oops");
    expect(table.state.paused).toBe(0);
    expect(stones(table, 0)).toBe(0);
  });

  test("a draw offer that was made meanwhile", () => {
    const table = begin();
    table.act(0, "stone");
    table.anytime(1, "draw", { reply: "offer" });
    table.anytime(0, "oops");
    expect(table.state.drawOffers).toEqual([1]);
  });
});

test("a takeback point holds no earlier points, so that they do not pile up", () => {
  const table = begin();
  for (let i = 0; i < 5; i++) table.act(0, "stone");
  expect(table.state.takebacks).toHaveLength(5);
  expect(table.state.takebacks.every((point) => point.state.takebacks.length === 0)).toBe(true);
});

test("a game without takebacks keeps no points", () => {
  const { takebacks: _takebacks, ...decisions } = RULES.decisions;
  const table = startGame({ ...RULES, decisions }, 2);
  table.act(0, "stone");
  expect(table.state.takebacks).toEqual([]);
});
