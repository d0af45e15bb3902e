import { describe, expect, test } from "vitest";
import {
  ask,
  jump,
  moveToOwner,
  OK,
  procedure,
  refuse,
  step,
  type WindowSpec,
  window,
  zoneOf,
} from "../index";
import { type TestTable, tableFromLayout } from "../testing/test-table";
import { type RulesParts, tinyCard, tinyRules, turnOf } from "../testing/tiny";
import { orderRules } from "../testing/tiny-orders";
import { CARDS, ORDERS, yoyo } from "../testing/yo-yo";

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
