import { describe, expect, test } from "vitest";
import {
  canAct,
  finish,
  legalActions,
  OK,
  openWindow,
  type Plain,
  procedure,
  type Reader,
  refuse,
  type Seat,
  seatsFrom,
  setVar,
  step,
  type WindowSpec,
  window,
} from "../index";
import { startGame } from "../testing/test-table";
import { tinyRules } from "../testing/tiny";

/** A window in which every seat may shout three times; the log lists who shouted, in order. */
const log = (g: Reader) => (g.state.vars.log ?? []) as readonly Plain[];
const shoutsOf = (g: Reader, seat: Seat) => log(g).filter((entry) => entry === seat).length;

function shouting(then: WindowSpec["then"], order: WindowSpec["seats"] = (g) => seatsFrom(g.state, 0)) {
  const shout: WindowSpec = {
    mode: "immediate",
    prompt: { key: "prompt.shout" },
    then,
    seats: order,
    specs: [
      {
        types: ["shout"],
        options: (g, seat) => (shoutsOf(g, seat) < 3 ? [{ type: "shout" }] : []),
        can: (g, seat) => (shoutsOf(g, seat) < 3 ? OK : refuse("tiny.hoarse", "T 4.1")),
        do: (g, seat) => setVar(g, "log", [...log(g), seat]),
      },
    ],
  };
  const game = procedure("game", [
    window("shouting", "T 4", "shout"),
    step("end", "T 5", (g) => finish(g, [], "quiet", "T 5")),
  ]);
  return tinyRules({
    flow: { procedures: { game }, windows: { shout } },
  });
}

const shoutLog = (table: ReturnType<typeof startGame>) => table.state.vars.log;

test("a window asks its seats in order and closes when all have passed", () => {
  const table = startGame(shouting("first"), 3);
  expect(table.decision).toMatchObject({ seat: 0, rule: "T 4", window: "shout" });
  table.pass(0, 1);
  expect(table.asked).toBe(2);
  table.pass(2);
  expect(table.state.outcome?.cause).toBe("quiet");
});

test("after a play a window with `first` asks the first seat again, even before the rest have had their turn", () => {
  const table = startGame(shouting("first"), 3);
  table.pass(0);
  table.act(1, "shout");
  expect(table.asked).toBe(0);
  table.pass(0, 1);
  table.act(2, "shout");
  table.pass(0, 1, 2);
  expect(shoutLog(table)).toEqual([1, 2]);
  expect(table.state.outcome).not.toBeNull();
});

test("after a play a window with `next` asks the next seat, and earlier passes no longer count", () => {
  const table = startGame(shouting("next"), 3);
  table.pass(0);
  table.act(1, "shout");
  expect(table.asked).toBe(2);
  table.pass(2, 0);
  expect(table.asked).toBe(1);
  table.pass(1);
  expect(table.state.outcome).not.toBeNull();
});

test("after a play a window with `same` asks the same seat again", () => {
  const table = startGame(shouting("same"), 2);
  table.act(0, "shout");
  table.act(0, "shout");
  table.pass(0);
  table.act(1, "shout");
  expect(table.asked).toBe(1);
  table.pass(1, 0);
  expect(shoutLog(table)).toEqual([0, 0, 1]);
  expect(table.state.outcome).not.toBeNull();
});

test("a window with `close` closes after the first play", () => {
  const table = startGame(shouting("close"), 3);
  table.pass(0);
  table.act(1, "shout");
  expect(shoutLog(table)).toEqual([1]);
  expect(table.state.outcome).not.toBeNull();
});

test("a window begins with the first seat of its order and goes round from there", () => {
  const table = startGame(
    shouting("first", (g) => seatsFrom(g.state, 2)),
    4,
  );
  const seats: (number | null)[] = [];
  while (table.state.outcome === null) {
    seats.push(table.asked);
    table.pass(table.decision.seat);
  }
  expect(seats).toEqual([2, 3, 0, 1]);
});

test("a window without seats closes at once", () => {
  expect(
    startGame(
      shouting("first", () => []),
      2,
    ).state.outcome?.cause,
  ).toBe("quiet");
});

test("the legal actions of a window are passing and its plays, and a refusal gives the reason", () => {
  const table = startGame(shouting("same"), 2);
  expect(legalActions(table.engine)).toEqual([{ type: "pass" }, { type: "shout" }]);
  for (let i = 0; i < 3; i++) table.act(0, "shout");
  expect(legalActions(table.engine)).toEqual([{ type: "pass" }]);
  expect(canAct(table.engine, 0, { type: "shout" })).toEqual({
    ok: false,
    why: { key: "why.tiny.hoarse" },
    rule: "T 4.1",
  });
  expect(table.refused({ seat: 1, do: "act", action: { type: "shout" } }).why.key).toBe("why.not-asked");
});

test("throws for an unknown window instead of passing silently", () => {
  const game = procedure("game", [window("nothing", "T 4", "no-such-window")]);
  expect(() =>
    startGame(
      tinyRules({
        flow: { procedures: { game } },
      }),
    ),
  ).toThrow(RangeError);
});

test("skips a window when its condition holds", () => {
  const game = procedure("game", [
    window("shouting", "T 4", "shout", () => true),
    step("end", "T 5", (g) => finish(g, [], "quiet", "T 5")),
  ]);
  const { windows } = shouting("first").flow;
  expect(
    startGame(
      tinyRules({
        flow: { procedures: { game }, windows },
      }),
    ).state.outcome?.cause,
  ).toBe("quiet");
});

describe("a window with many seats", () => {
  test("asks all twenty seats before it closes", () => {
    const table = startGame(shouting("next"), 20);
    for (let seat = 0; seat < 19; seat++) table.pass(seat);
    table.act(19, "shout");
    for (let seat = 0; seat < 20; seat++) {
      expect(table.asked).toBe(seat);
      table.pass(seat);
    }
    expect(table.state.outcome).not.toBeNull();
  });
});

test("a window opened by a seat's play asks that seat only after another seat has played in it", () => {
  const rules = shouting("first");
  const game = procedure("game", [
    step("shouting", "T 4", (g) => openWindow(g, "shout", "T 4", [0])),
    step("end", "T 5", (g) => finish(g, [], "quiet", "T 5")),
  ]);
  const open = () =>
    startGame(
      {
        ...rules,
        flow: { ...rules.flow, procedures: { ...rules.flow.procedures, game } },
      },
      3,
    );
  const quiet = open();
  expect(quiet.asked).toBe(1);
  quiet.pass(1, 2);
  expect(quiet.state.outcome?.cause).toBe("quiet");
  const loud = open();
  loud.pass(1);
  loud.act(2, "shout");
  expect(loud.asked).toBe(0);
});
