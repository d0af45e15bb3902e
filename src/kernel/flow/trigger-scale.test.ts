import { expect, test } from "vitest";
import {
  announce,
  answer,
  call,
  type Engine,
  engineFromLayout,
  moveToOwner,
  type Rules,
  setVar,
  simultaneously,
  zoneOf,
} from "../index";
import { pool, type TinyTrigger, tinyCard } from "../testing/tiny";
import { type Orders, orderRules } from "../testing/tiny-orders";

const count = (g: Engine) => setVar(g, "count", Number(g.state.vars.count ?? 0) + 1);

/** Counts in a procedure of its own, so that each trigger takes several steps. */
const counting: TinyTrigger = {
  on: "leave",
  when: () => true,
  run: (g) => call(g, "order", { action: { type: "count" } }),
};
const breeding: TinyTrigger = {
  on: "grow",
  when: () => true,
  run: (g) => {
    count(g);
    announce(g, "grow", 0);
  },
};
const CARDS = pool(
  tinyCard("Mourner", {}, counting),
  tinyCard("Breeder", {}, breeding),
  tinyCard("Plain", {}),
);

const ORDERS: Orders = {
  count,
  leave: (g) => {
    const { cards } = zoneOf(g.state, "field", 1);
    simultaneously(g, cards, () => {
      for (const id of cards) moveToOwner(g, id, "discard", { as: "leave" });
    });
  },
  grow: (g) => announce(g, "grow", 0),
};

/** Performs an order with these cards on the fields. The engine does not freeze anything, for speed. */
function carryOut(order: string, fields: readonly [string[], string[]], rules: Rules): Engine {
  const g = engineFromLayout(
    {
      rules,
      vars: {},
      names: ["Ann", "Bob"],

      seats: fields.map((field) => ({ field })),
      turn: { number: 1, seat: 0, step: "main" },
      agenda: [{ procedure: "game", step: "ask" }],
    },
    { strict: false },
  );
  expect(answer(g, { seat: 0, do: "act", action: { type: order } }).ok).toBe(true);
  return g;
}

const many = (name: string, n: number) => Array<string>(n).fill(name);

test("runs thousands of simultaneous triggers, comparing each with others only once", () => {
  let compared = 0;
  const rules = orderRules(ORDERS, {
    cards: CARDS,
    flow: { triggers: { order: "nested", choose: true, rule: "T 2" } },
  });
  const interchangeable = () => {
    compared++;
    return true;
  };
  const g = carryOut("leave", [many("Mourner", 80), many("Plain", 80)], {
    ...rules,
    abilities: { ...rules.abilities, interchangeable },
  });
  expect(g.state.vars.count).toBe(6400);
  expect(g.state.outcome).toBe(null);
  expect(compared).toBeLessThan(2 * 6400);
});

test("triggers that cause ever more triggers end in a draw", () => {
  for (const order of ["queued", "nested"] as const) {
    const rules = orderRules(ORDERS, {
      cards: CARDS,
      flow: { triggers: { order, choose: false, rule: "T 2" } },
    });
    const g = carryOut("grow", [many("Breeder", 50), []], rules);
    expect(g.state.outcome).toMatchObject({ winners: [], cause: "loop" });
    expect(g.state.vars.count).toBeLessThan(20_000);
  }
});
