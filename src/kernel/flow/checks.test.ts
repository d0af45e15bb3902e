import { expect, test } from "vitest";
import {
  type Action,
  addSeatCounter,
  answer,
  attemptAll,
  type Card,
  type Check,
  call,
  cardOf,
  type Engine,
  eliminateAll,
  engineFor,
  engineFromLayout,
  enterStep,
  expire,
  modify,
  moveToOwner,
  printedStat,
  procedure,
  type Reader,
  type Rules,
  readStat,
  seatOf,
  step,
  zoneOf,
} from "../index";
import { tableFromLayout } from "../testing/test-table";
import { pool, type TinyAbility, tinyCard } from "../testing/tiny";
import { note, type Orders, orderRules } from "../testing/tiny-orders";
import { spellRules } from "../testing/tiny-spells";

/** A field of towers. A tower without height falls, and one that carries others takes them down with it. */
const carrier: TinyAbility = {
  stats: ["height"],
  gives: (_g, source, card) => (source.id === card.id ? null : { layer: "only", op: "add", amount: 1 }),
};

const CARDS = pool(
  tinyCard("Base", { height: 1 }, carrier),
  tinyCard("Spire", { height: 0 }),
  tinyCard("Tower", { height: 2 }),
  tinyCard(
    "Herald",
    { height: 9 },
    {
      on: "fall",
      when: () => true,
      run: (g: Engine) => note(g, "heard"),
    },
  ),
);

const CHANGE = { stat: "height", layer: "only", op: "add", source: 0, until: "game" } as const;

const dying = (g: Engine) =>
  g.state.zones
    .filter((zone) => zone.key === "field")
    .flatMap((zone) => zone.cards)
    .filter((id) => readStat(g, id, "height", true) <= 0);

const falls: Check = {
  name: "falls",
  rule: "T 50",
  run: (g) => {
    const cards = dying(g);
    if (cards.length === 0) return false;
    note(g, cards.map((id) => cardOf(g.state, id).def).join(" and "));
    attemptAll(
      g,
      cards.map((card) => ({ type: "fall", card })),
    );
    return false;
  },
};

const ORDERS: Orders = {
  crack: (g, action) => modify(g, action.card ?? 0, { ...CHANGE, amount: -2 }),
};

function begin(fields: readonly (readonly string[])[], checks: readonly Check[] = [falls], orders = ORDERS) {
  const rules = orderRules(orders, {
    cards: CARDS,
    flow: {
      checks,
      changes: { fall: (g, change) => void moveToOwner(g, change.card, "discard", { as: "fall" }) },
    },
  });
  return tableFromLayout({ rules, seats: fields.map((field) => ({ field })) });
}

test("checks repeat until nothing changes: one fall may cause another", () => {
  const table = begin([["Base", "Spire", "Spire", "Tower"], []]);
  expect(table.state.vars.log).toBeUndefined();
  table.act(0, { type: "crack", card: 0 });
  expect(table.state.vars.log).toEqual(["Base", "Spire and Spire"]);
  expect(table.names("field", 0)).toEqual(["Tower"]);
});

test("cards that fall in the same check fall together, on both sides of the table", () => {
  const table = begin([["Base"], ["Spire", "Herald"]]);
  table.act(0, { type: "crack", card: 0 });
  expect(table.state.vars.log).toEqual(["Base", "Spire", "heard", "heard"]);
});

test("events of a check cite its clause", () => {
  const table = begin([["Base"], []]);
  table.act(0, { type: "crack", card: 0 });
  expect(table.heard.find((event) => event.type === "fall")).toMatchObject({ rule: "T 50" });
});

test("checks wait during an atomic procedure and ignore what held only meanwhile", () => {
  const table = begin([["Base", "Tower"], []], [falls], {
    shake: (g) => {
      modify(g, 0, { ...CHANGE, amount: -5 });
      modify(g, 0, { ...CHANGE, amount: 5 });
    },
  });
  table.act(0, "shake");
  expect(table.names("field", 0)).toEqual(["Base", "Tower"]);
});

/** An order in two steps: the first cracks a tower, the second mends it and logs what it finds. */
const repair = procedure(
  "repair",
  [
    step("crack", "T 60", (g) => modify(g, 0, { ...CHANGE, amount: -5 })),
    step("mend", "T 61", (g) => {
      note(g, `mend ${g.state.zones[cardOf(g.state, 0).zone]?.key}`);
      if (g.state.zones[cardOf(g.state, 0).zone]?.key === "field") modify(g, 0, { ...CHANGE, amount: 5 });
    }),
  ],
  { atomic: true },
);

test.each([
  ["step", ["Base", "mend discard"]],
  ["effect", ["mend field"]],
] as const)("a check with timing %s sees a tower between two steps of one effect, or not", (when, log) => {
  const rules = orderRules(
    { repair: (g) => call(g, "repair") },
    {
      cards: CARDS,
      flow: {
        checks: [{ ...falls, when }],
        changes: { fall: (g, change) => void moveToOwner(g, change.card, "discard", { as: "fall" }) },
        procedures: { repair },
      },
    },
  );
  const table = tableFromLayout({ rules, seats: [{ field: ["Base"] }] });
  table.act(0, "repair");
  expect(table.state.vars.log).toEqual(log);
});

test("a check that found nothing waits for a change", () => {
  let looked = 0;
  const looks: Check = {
    name: "looks",
    rule: "T 54",
    run: () => {
      looked++;
      return false;
    },
  };
  const rules = orderRules(
    { rest: () => undefined, crack: ORDERS.crack as Orders[string] },
    {
      cards: CARDS,
      flow: { checks: [looks] },
    },
  );
  const g = engineFromLayout({
    rules,
    seats: [{ field: ["Tower"] }],
    turn: { number: 1, seat: 0, step: "main" },
    vars: {},
    agenda: [{ procedure: "game", step: "ask" }],
  });
  const after = (type: string) => {
    answer(g, { seat: 0, do: "act", action: { type, card: 0 } });
    return looked;
  };
  const before = after("rest");
  expect(after("rest")).toBe(before);
  expect(after("crack")).toBe(before + 1);
});

/** Logs the cards it is given. */
function looking(given: (readonly number[])[], zones: readonly string[] = ["field"]): Check {
  return {
    name: "looks at height",
    rule: "T 55",
    of: { zones, stats: ["height"] },
    run: (_g, cards) => {
      given.push(cards);
      return false;
    },
  };
}

const changes: Orders = {
  crack: ORDERS.crack as Orders[string],
  mend: (g) => expire(g, "game"),
  discard: (g, action) => void moveToOwner(g, action.card ?? 0, "discard"),
};

function begun(rules: Rules, field: readonly string[], strict: boolean): Engine {
  const turn = { number: 1, seat: 0, step: "main" };
  const agenda = [{ procedure: "game", step: "ask" }];
  return engineFromLayout({ rules, seats: [{ field }], turn, vars: {}, agenda }, { strict });
}

/** The cards the check is given after each of these orders. */
function given(
  field: readonly string[],
  isLocal: boolean,
  orders: readonly Action[],
  bases?: Rules["values"]["bases"],
  zones?: readonly string[],
) {
  const looks: (readonly number[])[] = [];
  const rules = orderRules(changes, {
    cards: CARDS,
    flow: { checks: [looking(looks, zones)] },
  });
  const abilities = { ...rules.abilities, isLocal: () => isLocal };
  const values = { ...rules.values, ...(bases && { bases }) };
  const g = begun({ ...rules, values, abilities }, field, false);
  answer(g, { seat: 0, do: "act", action: { type: "crack", card: 0 } });
  return orders.map((action) => {
    looks.splice(0);
    answer(g, { seat: 0, do: "act", action });
    return looks.splice(0);
  });
}

test("a check that declares what it reads is given only changed cards and cards with changed modifiers", () => {
  const orders = [
    { type: "crack", card: 1 },
    { type: "mend" },
    { type: "discard", card: 2 },
    { type: "crack", card: 2 },
  ];
  const field = ["Tower", "Tower", "Tower"];
  expect(given(field, false, orders)).toEqual([[[1]], [[0, 1]], [[]], [[]]]);
});

test("a check is given all cards when an ability that changes them may have changed, begun or ended", () => {
  const field = ["Base", "Tower", "Tower"];
  const orders = [
    { type: "crack", card: 2 },
    { type: "crack", card: 0 },
    { type: "discard", card: 0 },
    { type: "crack", card: 2 },
  ];
  expect(given(field, true, orders)).toEqual([[[2]], [[0, 1, 2]], [[1, 2]], [[2]]]);
  expect(given(field, false, orders)).toEqual([[[0, 1, 2]], [[0, 1, 2]], [[1, 2]], [[2]]]);
});

test("a value computed from its own card keeps the check to the changed cards", () => {
  const bases = { height: (g: Reader, card: Card) => printedStat(g, card, "height") };
  const orders = [{ type: "crack", card: 1 }, { type: "mend" }];
  expect(given(["Tower", "Tower", "Tower"], true, orders, bases)).toEqual([[[1]], [[0, 1]]]);
});

test("a check may read the cards of several zones, zone by zone", () => {
  const orders = [{ type: "discard", card: 0 }, { type: "crack", card: 1 }, { type: "mend" }];
  const looks = given(["Tower", "Tower"], true, orders, undefined, ["discard", "field"]);
  expect(looks).toEqual([[[0]], [[1]], [[1]]]);
});

test("a check that reads more than it declares throws in a strict engine", () => {
  const alone: Check = {
    name: "alone",
    rule: "T 56",
    of: { zones: ["field"], stats: ["height"] },
    run: (g, cards) => cards.length > 0 && g.state.turn.step === "alone",
  };
  const wait: Orders = { calm: () => undefined, wait: (g) => enterStep(g, "alone") };
  const g = begun(
    orderRules(wait, {
      cards: CARDS,
      flow: { checks: [alone] },
    }),
    ["Tower", "Tower"],
    true,
  );
  const order = (type: string) => answer(g, { seat: 0, do: "act", action: { type } });
  order("calm");
  expect(() => order("wait")).toThrow("alone: more than the changed cards mattered");
});

const loses: Check = {
  name: "loses",
  rule: "T 51",
  run: (g) => {
    const lost = g.state.seats.filter((s) => s.status === "in" && (s.counters.wounds ?? 0) >= 3);
    if (lost.length === 0) return false;
    eliminateAll(
      g,
      lost.map((s) => s.seat),
      "wounds",
      "T 51",
    );
    return true;
  },
};

const wound: Orders = {
  wound: (g, action) => {
    for (const seat of (action.data?.seats ?? []) as number[]) addSeatCounter(g, seat, "wounds", 3);
  },
};

test("seats that lose at the same moment leave together, and the game is drawn when none is left", () => {
  const table = begin([[], []], [loses], wound);
  table.act(0, { type: "wound", data: { seats: [0, 1] } });
  expect(table.state.outcome).toEqual({ winners: [], cause: "wounds", rule: "T 51" });
  expect(table.types.filter((type) => type === "out")).toHaveLength(2);
});

test("of three seats two may leave together and the third wins", () => {
  const table = begin([[], [], []], [loses], wound);
  table.act(0, { type: "wound", data: { seats: [0, 2] } });
  expect(table.state.outcome?.winners).toEqual([1]);
});

test("no further check runs once a check has ended the game", () => {
  const after: Check = {
    name: "after",
    rule: "T 52",
    run: (g) => {
      if (seatOf(g.state, 1).status === "out") note(g, "after");
      return false;
    },
  };
  const table = begin([[], []], [loses, after], wound);
  table.act(0, { type: "wound", data: { seats: [1] } });
  expect(table.state.outcome?.winners).toEqual([0]);
  expect(table.state.vars.log).toBeUndefined();
});

test("endless checks throw in a strict engine and draw a match", () => {
  const restless: Check = {
    name: "restless",
    rule: "T 53",
    run: (g) => zoneOf(g.state, "field", 0).cards.length === 0,
  };
  const clear: Orders = { clear: (g) => void moveToOwner(g, 0, "discard") };
  const table = begin([["Base"], []], [restless], clear);
  expect(() => table.act(0, "clear")).toThrow("do not come to rest");
  expect(table.asked).toBe(0);
  const easy = engineFor(table.engine.rules, table.state);
  expect(answer(easy, { seat: 0, do: "act", action: { type: "clear" } }).ok).toBe(true);
  expect(easy.state.outcome?.cause).toBe("loop");
});

test("a window cites its own clause, even after a check has run before it asks", () => {
  const rules = spellRules({ mode: "stack", then: "next", priority: true });
  const tidy: Check = { name: "tidy", rule: "T 99", when: "priority", run: () => false };
  const g = tableFromLayout({
    rules: {
      ...rules,
      flow: { ...rules.flow, checks: [tidy] },
    },
    seats: [{ hand: ["Spark"] }, {}],
  });
  g.act(0, { type: "cast", card: g.id("Spark") });
  expect(g.decision.rule).toBe("kernel:window");
});
