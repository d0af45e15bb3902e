import { describe, expect, test } from "vitest";
import {
  answer,
  createGame,
  expire,
  finish,
  modify,
  procedure,
  pushStack,
  removeFromStack,
  setVar,
} from "../index";
import { type TestTable, tableFromLayout, tinyConfig } from "../testing/test-table";
import { type RulesParts, tinyRules } from "../testing/tiny";
import { type Orders, orderRules } from "../testing/tiny-orders";
import { CARDS, ORDERS, yoyo } from "../testing/yo-yo";

function begin(more: RulesParts = {}, field: readonly string[] = ["Yo-yo"]): TestTable {
  return tableFromLayout({ rules: orderRules(ORDERS, { cards: CARDS, ...more }), seats: [{ field }, {}] });
}

test("draws when a position recurs, although the cards have new stamps each time", () => {
  const table = begin();
  const times = yoyo(table, 200);
  expect(table.state.outcome).toEqual({ winners: [], cause: "loop", rule: "kernel:loop" });
  expect(times).toBeGreaterThan(120);
  expect(times).toBeLessThan(140);
});

test("the game's own `onLoop` runs first and may break the loop", () => {
  let calls = 0;
  const table = begin({
    loops: {
      onLoop: (g) => {
        calls++;
        setVar(g, "loops", Number(g.state.vars.loops ?? 0) + 1);
      },
    },
  });
  expect(yoyo(table, 150)).toBe(150);
  expect(calls).toBeGreaterThan(0);
  expect(table.state.outcome).toBeNull();
});

test("the game's own `onLoop` may end the game in its own way", () => {
  const table = begin({
    loops: { onLoop: (g) => finish(g, [1], "stalled", "T 60") },
  });
  yoyo(table, 200);
  expect(table.state.outcome).toEqual({ winners: [1], cause: "stalled", rule: "T 60" });
});

test("a die roll is progress: the loop guard starts over", () => {
  const table = begin();
  for (let round = 0; round < 4; round++) {
    yoyo(table, 100);
    table.act(0, "roll");
  }
  expect(table.state.outcome).toBeNull();
  expect(table.state.loop).toMatchObject({ answers: 404, seen: [] });
});

test("a position includes modifiers and stack items, but not their serial numbers", () => {
  const orders: Orders = {
    ...ORDERS,
    boost: (g) => {
      expire(g, "turn");
      modify(g, 0, { stat: "a", layer: "only", op: "add", amount: 1, source: 0, until: "turn" });
    },
    restack: (g) => {
      removeFromStack(g, g.state.stack[0]?.id ?? -1);
      pushStack(g, { seat: 0, card: 0, data: { n: Number(g.state.vars.n ?? 0) } });
    },
  };
  for (const [first, second] of [
    ["boost", "boost"],
    ["restack", "restack"],
    ["boost", "restack"],
  ] as const) {
    const table = tableFromLayout({
      rules: orderRules(orders, { cards: CARDS }),
      seats: [{ field: ["Yo-yo"] }, {}],
    });
    for (let i = 0; i < 140 && table.state.outcome === null; i++) table.act(0, i % 2 === 0 ? first : second);
    expect(table.state.outcome?.cause).toBe("loop");
  }
});

test("a position that changes a little each time is no loop", () => {
  const table = begin();
  for (let i = 0; i < 160; i++) table.act(0, i % 2 === 0 ? "count" : i % 4 === 1 ? "up" : "down");
  expect(table.state.outcome).toBeNull();
});

describe("a game always ends", () => {
  function answersUntilOver(type: string): number {
    const g = createGame(orderRules(ORDERS), tinyConfig([[], []]), { events: false });
    for (let times = 0; ; times++) {
      if (g.state.outcome?.cause === "loop") return times;
      answer(g, { seat: 0, do: "act", action: { type } });
    }
  }

  test("after some thousand answers without lasting change", () => {
    expect(answersUntilOver("count")).toBe(4001);
  });

  test("after more answers than any game needs, even if they change something", () => {
    expect(answersUntilOver("roll")).toBe(40_001);
  });

  test("when triggers cause each other endlessly without a decision", () => {
    const table = begin({}, ["Echo"]);
    table.act(0, "ring");
    expect(table.state.outcome).toEqual({ winners: [], cause: "loop", rule: "kernel:loop" });
  });

  test("when each of those triggers waits for the one before", () => {
    const triggers = { order: "queued", choose: false, rule: "T 2" } as const;
    const table = begin(
      {
        flow: { triggers },
      },
      ["Echo"],
    );
    table.act(0, "ring");
    expect(table.state.outcome?.cause).toBe("loop");
  });

  test("when triggers do so and the game has a rule for it", () => {
    const table = begin(
      {
        loops: { onLoop: (g) => finish(g, [0], "noise", "T 61") },
      },
      ["Echo"],
    );
    table.act(0, "ring");
    expect(table.state.outcome?.cause).toBe("noise");
  });
});

test("throws when the rules end without an outcome", () => {
  const game = procedure("game", []);
  expect(() =>
    createGame(
      tinyRules({
        flow: { procedures: { game } },
      }),
      tinyConfig([[]]),
    ),
  ).toThrow("ran out without an outcome");
});
