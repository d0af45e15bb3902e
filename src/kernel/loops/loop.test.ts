import { describe, expect, test } from "vitest";
import {
  announce,
  answer,
  ask,
  createGame,
  type Engine,
  expire,
  finish,
  jump,
  modify,
  moveToOwner,
  OK,
  procedure,
  pushStack,
  refuse,
  removeFromStack,
  roll,
  setVar,
  step,
  type WindowSpec,
  window,
  zoneOf,
} from "../index";
import { type Orders, orderRules } from "../testing/duel";
import { type TestTable, tableFromLayout, tinyConfig } from "../testing/test-table";
import { pool, type RulesParts, tinyCard, tinyRules, turnOf } from "../testing/tiny";

/** A card that can be picked up and put down endlessly, and a bell whose echo rings it again. */
const echo = { on: "bell", when: () => true, run: (g: Engine) => announce(g, "bell", 0) };
const CARDS = pool(tinyCard("Yo-yo"), tinyCard("Echo", {}, echo));

const ORDERS: Orders = {
  up: (g) => void moveToOwner(g, 0, "hand"),
  down: (g) => void moveToOwner(g, 0, "field"),
  count: (g) => setVar(g, "count", Number(g.state.vars.count ?? 0) + 1),
  roll: (g) => void roll(g, 0, 6),
  ring: (g) => announce(g, "bell", 0),
};

function begin(more: RulesParts = {}, field: readonly string[] = ["Yo-yo"]): TestTable {
  return tableFromLayout({ rules: orderRules(ORDERS, { cards: CARDS, ...more }), seats: [{ field }, {}] });
}

/**
 * Moves it up and down until the game is over, or at most this many times.
 * @returns the number of times.
 */
function yoyo(table: TestTable, atMost: number): number {
  for (let i = 0; i < atMost; i++) {
    if (table.state.outcome !== null) return i;
    table.act(0, i % 2 === 0 ? "up" : "down");
  }
  return atMost;
}

test("draws when a position recurs, although the cards have new stamps each time", () => {
  const table = begin();
  const times = yoyo(table, 200);
  expect(table.state.outcome).toEqual({ winners: [], cause: "loop", rule: "kernel:loop" });
  expect(times).toBeGreaterThan(120);
  expect(times).toBeLessThan(140);
});

test("the game's own `onLoop` runs first and may break the loop", () => {
  let asked = 0;
  const table = begin({
    loops: {
      onLoop: (g) => {
        asked++;
        setVar(g, "loops", Number(g.state.vars.loops ?? 0) + 1);
      },
    },
  });
  expect(yoyo(table, 150)).toBe(150);
  expect(asked).toBeGreaterThan(0);
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

describe("declared loops", () => {
  const loops = { rule: "T 62" };

  /** Moves the card up and down until a seat is asked something else. */
  function looped(more: RulesParts = {}, field: readonly string[] = ["Yo-yo", "Spare"]) {
    const table = tableFromLayout({
      rules: orderRules(
        { ...ORDERS, other: (g) => void moveToOwner(g, 1, "discard") },
        {
          cards: { ...CARDS, Spare: tinyCard("Spare") },
          ...more,
          loops: { declared: loops, ...more.loops },
        },
      ),
      seats: [{ field }, {}],
    });
    for (let i = 0; i < 200 && table.decision.kind === "act"; i++) table.act(0, i % 2 === 0 ? "up" : "down");
    return table;
  }

  const zoneOfYoyo = (table: TestTable) => table.state.zones[table.state.cards[0]?.zone ?? -1]?.key;
  const moves = (table: TestTable, from: number) =>
    table.heard.slice(from).filter(({ type }) => type === "move").length;

  test("the seat that can end a loop declares the repetitions, then must do something else", () => {
    const table = looped();
    expect(table.decision).toMatchObject({ kind: "amount", seat: 0, rule: "T 62", min: 0 });
    const [before, where] = [table.heard.length, zoneOfYoyo(table)];
    table.amount(0, 4);
    expect(moves(table, before)).toBe(8);
    expect(zoneOfYoyo(table)).toEqual(where);
    expect(table.asked).toBe(0);
    const again = { type: where === "field" ? "up" : "down" };
    expect(table.refused({ seat: 0, do: "act", action: again })).toMatchObject({
      why: { key: "why.loop" },
      rule: "T 62",
    });
    expect(table.view(0).actions).not.toContainEqual(again);
    table.act(0, "roll");
    table.refused({ seat: 0, do: "act", action: again });
    table.act(0, "other");
    table.act(0, again);
  });

  test("0 repetitions end it at once", () => {
    const table = looped();
    const before = table.heard.length;
    table.amount(0, 0);
    expect(moves(table, before)).toBe(0);
    expect(table.view(0).actions.map(({ type }) => type)).toContain("other");
  });

  test("draws if no seat has a choice", () => {
    const rules: RulesParts = {
      decisions: {
        turn: () => ({
          prompt: { key: "prompt.act" },
          then: "same",
          specs: [
            {
              types: ["up", "down"],
              options: (g) => [{ type: zoneOf(g.state, "hand", 0).cards.length === 0 ? "up" : "down" }],
              can: () => OK,
              do: () => undefined,
            },
          ],
          mayPass: () => refuse("tiny.pass", "T 3"),
        }),
      },
    };
    const table = tableFromLayout({
      rules: orderRules(ORDERS, {
        ...rules,
        cards: CARDS,
        loops: { declared: loops },
      }),
      seats: [{ field: ["Yo-yo"] }, {}],
    });
    yoyo(table, 200);
    expect(table.state.outcome).toEqual({ winners: [], cause: "loop", rule: "kernel:loop" });
  });

  describe("when one seat only passes", () => {
    /** The first seat does nothing or counts, then the other may act or pass. */
    function idling() {
      const response: WindowSpec = {
        mode: "immediate",
        prompt: { key: "prompt.act" },
        seats: () => [1],
        then: "close",
        specs: [{ types: ["bow"], options: () => [{ type: "bow" }], can: () => OK, do: () => undefined }],
      };
      const game = procedure("game", [
        step(
          "ask",
          "T 65",
          (g) => ask(g, { kind: "act", seat: 0, prompt: { key: "prompt.act" }, rule: "T 65" }),
          (g, _locals, answer) => {
            if (answer.do === "act" && answer.action.type === "count") ORDERS.count?.(g, answer.action);
          },
        ),
        window("answer", "T 66", "response"),
        step("again", "T 65", (g) => jump(g, "ask")),
      ]);
      const table = tableFromLayout({
        rules: tinyRules({
          cards: CARDS,
          flow: { procedures: { game }, windows: { response } },
          loops: { declared: loops },
          decisions: {
            ...turnOf({
              types: ["idle", "count"],
              options: () => [{ type: "idle" }, { type: "count" }],
              can: () => OK,
            }),
          },
        }),
        seats: [{ field: ["Yo-yo"] }, {}],
      });
      for (let i = 0; i < 300 && table.decision.kind === "act"; i++)
        table.act(table.asked ?? 0, table.asked === 0 ? "idle" : "pass");
      return table;
    }

    test("the seat that ends the loop must then do something else", () => {
      const table = idling();
      table.amount(0, 3);
      table.amount(1, 0);
      expect(table.refused({ seat: 1, do: "act", action: { type: "pass" } }).why.key).toBe("why.loop");
      table.act(1, "bow");
    });

    test("that seat may pass in another position, even with the cards in the same zones", () => {
      const table = idling();
      table.amount(0, 0);
      table.amount(1, 3);
      table.refused({ seat: 0, do: "act", action: { type: "idle" } });
      table.act(0, "count");
      table.pass(1);
      expect(table.asked).toBe(0);
    });
  });

  test.each([0, 1])(
    "forbids the action that begins the loop, wherever in the loop it was found: %i",
    (bows) => {
      const inside: WindowSpec = {
        mode: "immediate",
        prompt: { key: "prompt.act" },
        seats: () => [0],
        then: "same",
        specs: [{ types: ["bow"], options: () => [{ type: "bow" }], can: () => OK, do: () => undefined }],
      };
      const game = procedure("game", [
        step(
          "ask",
          "T 65",
          (g) => ask(g, { kind: "act", seat: 0, prompt: { key: "prompt.act" }, rule: "T 65" }),
          (g, _locals, answer) => {
            if (answer.do === "act" && answer.action.type === "count") ORDERS.count?.(g, answer.action);
          },
        ),
        window("inside", "T 66", "inside"),
        step("again", "T 65", (g) => jump(g, "ask")),
      ]);
      const table = tableFromLayout({
        rules: tinyRules({
          cards: CARDS,
          flow: { procedures: { game }, windows: { inside } },
          loops: { declared: loops },
          decisions: {
            ...turnOf({
              types: ["enter", "count"],
              options: () => [{ type: "enter" }, { type: "count" }],
              can: () => OK,
            }),
          },
        }),
        seats: [{ field: ["Yo-yo"] }, {}],
      });
      const isInside = () => table.decision.kind === "act" && table.decision.window !== undefined;
      table.act(0, "enter");
      for (let i = 0; i < bows; i++) table.act(0, "bow");
      for (let i = 0; i < 300 && table.decision.kind === "act"; i++)
        table.act(0, isInside() ? "pass" : "enter");
      table.amount(0, 0);
      expect(isInside()).toBe(false);
      expect(table.refused({ seat: 0, do: "act", action: { type: "enter" } }).why.key).toBe("why.loop");
      table.act(0, "count");
      table.pass(0);
      table.refused({ seat: 0, do: "act", action: { type: "enter" } });
    },
  );

  describe("when both seats can end it", () => {
    /** The asked seat takes the card or passes, then the other seat is asked in a window. */
    function passing() {
      const swing: WindowSpec = {
        mode: "immediate",
        prompt: { key: "prompt.act" },
        seats: () => [1],
        then: "close",
        specs: [
          {
            types: ["down", "other"],
            options: () => [{ type: "down" }, { type: "other" }],
            can: () => OK,
            do: (g, _seat, { type }) =>
              void moveToOwner(g, type === "down" ? 0 : 1, type === "down" ? "field" : "discard"),
          },
        ],
      };
      const game = procedure("game", [
        step(
          "ask",
          "T 63",
          (g) => ask(g, { kind: "act", seat: 0, prompt: { key: "prompt.act" }, rule: "T 63" }),
          (g, _locals, answer) => {
            if (answer.do !== "act" || answer.action.type === "pass") return jump(g, "ask");
            moveToOwner(g, 0, "hand");
          },
        ),
        window("answer", "T 64", "swing"),
        step("again", "T 63", (g) => jump(g, "ask")),
      ]);
      const table = tableFromLayout({
        rules: tinyRules({
          cards: { ...CARDS, Spare: tinyCard("Spare") },
          flow: { procedures: { game }, windows: { swing } },
          loops: { declared: loops },
          decisions: { ...turnOf({ types: ["up"], options: () => [{ type: "up" }], can: () => OK }) },
        }),
        seats: [{ field: ["Yo-yo", "Spare"] }, {}],
      });
      for (let i = 0; i < 300 && table.decision.kind === "act"; i++)
        table.act(table.asked ?? 0, table.asked === 0 ? "up" : "down");
      return table;
    }

    test("the turn player declares first, and the lower number counts", () => {
      const table = passing();
      expect(table.asked).toBe(0);
      const before = table.heard.length;
      table.amount(0, 7);
      expect(table.decision).toMatchObject({ kind: "amount", seat: 1 });
      table.amount(1, 3);
      expect(table.asked).toBe(1);
      expect(moves(table, before)).toBe(6);
      table.refused({ seat: 1, do: "act", action: { type: "down" } });
      table.pass(1);
    });

    test("with equal numbers the turn player ends it, and neither seat restarts it", () => {
      const table = passing();
      table.amount(0, 2);
      table.amount(1, 2);
      expect(table.asked).toBe(0);
      expect(table.refused({ seat: 0, do: "act", action: { type: "up" } }).rule).toBe("T 62");
      table.pass(0);
      table.refused({ seat: 0, do: "act", action: { type: "up" } });
    });
  });
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
