import { describe, expect, test } from "vitest";
import {
  announce,
  attempt,
  type Check,
  call,
  type Engine,
  eliminate,
  finish,
  OK,
  type PendingTrigger,
  procedure,
  pushStack,
  type Rules,
  seatsFrom,
  setVar,
  step,
  type WindowSpec,
  window,
} from "../index";
import { tableFromLayout } from "../testing/test-table";
import { pool, type TinyTrigger, tinyCard, tinyRules } from "../testing/tiny";
import { nameOf, note, type Orders, orderRules } from "../testing/tiny-orders";

/** Logs its name when a bell rings, in its own procedure as an effect would. */
const onBell: TinyTrigger = {
  on: "bell",
  when: () => true,
  run: (g, trigger) => call(g, "answering", { card: trigger.card, says: nameOf(g, trigger.card) }),
};

/** Logs its name too, and rings a second, smaller bell. */
const onBellRings: TinyTrigger = {
  ...onBell,
  run: (g, trigger) =>
    call(g, "answering", { card: trigger.card, says: nameOf(g, trigger.card), ring: "chime" }),
};

const onChime: TinyTrigger = {
  on: "chime",
  when: () => true,
  run: (g, trigger) => call(g, "answering", { card: trigger.card, says: `${nameOf(g, trigger.card)} later` }),
};

const CARDS = pool(
  tinyCard("A", {}, onBell),
  tinyCard("B", {}, onBell),
  tinyCard("C", {}, onBell),
  tinyCard("Ringer", {}, onBellRings),
  tinyCard("Late", {}, onChime),
  tinyCard("Both", {}, onBell, onChime),
);

const ORDERS: Orders = { ring: (g) => announce(g, "bell", 0) };

const answering = procedure(
  "answering",
  [
    step("say", "T 30", (g, locals) => {
      note(g, locals.says ?? "");
      if (locals.ring !== undefined) announce(g, String(locals.ring), 0);
    }),
  ],
  { atomic: true },
);

function rulesWith(triggers: Partial<Rules["flow"]["triggers"]>): Rules {
  return orderRules(ORDERS, {
    cards: CARDS,
    flow: {
      triggers: { order: "nested", choose: false, rule: "T 2", ...triggers },
      procedures: { answering },
    },
  });
}

function begin(triggers: Partial<Rules["flow"]["triggers"]>, ...fields: (readonly string[])[]) {
  return tableFromLayout({ rules: rulesWith(triggers), seats: fields.map((field) => ({ field })) });
}

const log = (table: ReturnType<typeof begin>) => table.state.vars.log as readonly string[] | undefined;

test("triggers wait until the effect that caused them has resolved", () => {
  const orders: Orders = {
    ring: (g) => {
      announce(g, "bell", 0);
      note(g, "rung");
    },
  };
  const rules = orderRules(orders, {
    cards: CARDS,
    flow: { procedures: { answering } },
  });
  const table = tableFromLayout({ rules, seats: [{ field: ["A"] }] });
  table.act(0, "ring");
  expect(log(table)).toEqual(["rung", "A"]);
});

test("nested triggers run before older waiting ones", () => {
  const table = begin({ order: "nested" }, ["Ringer", "A", "Late"]);
  table.act(0, "ring");
  expect(log(table)).toEqual(["Ringer", "Late later", "A"]);
});

test("queued triggers run after those already waiting", () => {
  const table = begin({ order: "queued" }, ["Ringer", "A", "Late"]);
  table.act(0, "ring");
  expect(log(table)).toEqual(["Ringer", "A", "Late later"]);
});

test("triggers of several seats run in turn order, starting with the turn player", () => {
  const rules = rulesWith({});
  const seats = [{ field: ["A"] }, { field: ["B"] }, { field: ["C"] }];
  const turn = { number: 4, seat: 1, step: "main" };
  const table = tableFromLayout({ rules, seats, turn });
  table.act(1, "ring");
  expect(log(table)).toEqual(["B", "C", "A"]);
});

test("without a choice a seat's triggers run in the order in which their cards entered play", () => {
  const table = begin({}, ["B", "A", "C"]);
  table.act(0, "ring");
  expect(log(table)).toEqual(["B", "A", "C"]);
});

test("each seat orders its own triggers if the rules let it, the turn player first", () => {
  const table = begin({ choose: true }, ["A", "B"], ["C", "A"]);
  table.act(0, "ring");
  expect(table.decision).toMatchObject({ kind: "pick", seat: 0, rule: "T 2", min: 1, max: 1 });
  table.pick(0, 1);
  expect(log(table)).toEqual(["B", "A"]);
  expect(table.asked).toBe(1);
  table.pick(1, 0);
  expect(log(table)).toEqual(["B", "A", "C", "A"]);
});

test("the turn player orders all triggers if the rules say so", () => {
  const table = begin({ choose: true, chooser: "turn" }, ["A"], ["B", "C"]);
  table.act(0, "ring");
  expect(table.decision).toMatchObject({ kind: "pick", seat: 0 });
  table.pick(0, 2);
  table.pick(0, 1);
  expect(log(table)).toEqual(["C", "B", "A"]);
});

test("offers one of several interchangeable triggers, and does not ask when all are interchangeable", () => {
  const rules = rulesWith({ choose: true });
  const interchangeable = (_g: unknown, a: PendingTrigger, b: PendingTrigger) => a.def === b.def;
  const table = tableFromLayout({
    rules: { ...rules, abilities: { ...rules.abilities, interchangeable } },
    seats: [{ field: ["A", "B", "A"] }],
  });
  table.act(0, "ring");
  expect(table.decision).toMatchObject({ kind: "pick", options: [{ card: 0 }, { card: 1 }] });
  table.pick(0, 1);
  expect(log(table)).toEqual(["B", "A", "A"]);
});

test("distinguishes two abilities of one card when their order is chosen", () => {
  const bells: Orders = {
    ring: (g) => {
      announce(g, "bell", 0);
      announce(g, "chime", 0);
    },
  };
  const triggers = { order: "nested", choose: true, rule: "T 2" } as const;
  const rules = orderRules(bells, {
    cards: CARDS,
    flow: { triggers, procedures: { answering } },
  });
  const table = tableFromLayout({ rules, seats: [{ field: ["Both"] }] });
  table.act(0, "ring");
  expect(table.decision).toMatchObject({ options: [{ value: 0 }, { value: 1 }] });
  table.pick(0, 1);
  expect(log(table)).toEqual(["Both later", "Both"]);
});

test("drops the trigger of a seat that leaves before it runs", () => {
  const orders: Orders = {
    ring: (g) => {
      announce(g, "bell", 0);
      eliminate(g, 1, "gone", "T 31");
    },
  };
  const rules = orderRules(orders, {
    cards: CARDS,
    flow: { procedures: { answering } },
  });
  const table = tableFromLayout({ rules, seats: [{ field: ["A"] }, { field: ["B"] }, { field: ["C"] }] });
  table.act(0, "ring");
  expect(log(table)).toEqual(["A", "C"]);
});

test("drops the trigger of a seat that leaves while other triggers run", () => {
  const assassin: TinyTrigger = { ...onBell, run: (g) => eliminate(g, 1, "gone", "T 31") };
  const rules = orderRules(ORDERS, {
    cards: { ...CARDS, ...pool(tinyCard("Assassin", {}, assassin)) },
    flow: { procedures: { answering } },
  });
  const table = tableFromLayout({
    rules,
    seats: [{ field: ["Assassin"] }, { field: ["B"] }, { field: ["C"] }],
  });
  table.act(0, "ring");
  expect(log(table)).toEqual(["C"]);
});

describe("the result that a step waits for", () => {
  /** Makes an attempt of its own while it runs. Its result must not be mistaken for the awaited one. */
  const meddler: TinyTrigger = {
    on: "destroy",
    when: () => true,
    run: (g) => attempt(g, { type: "hum", card: -1, seat: 0 }),
  };
  const quiet = { replaces: "hum", when: () => true, instead: () => undefined };

  function resultAfter(order: (g: Engine) => void, replaced: boolean) {
    const rules = orderRules(
      { order },
      {
        cards: pool(tinyCard("Victim"), tinyCard("Meddler", {}, meddler), tinyCard("Quiet", {}, quiet)),
        flow: {
          changes: {
            destroy: (g) => announce(g, "destroy", 0),
            hum: () => undefined,
          },
        },
        result: true,
      },
    );
    const table = tableFromLayout({
      rules,
      seats: [{ field: replaced ? ["Meddler", "Quiet"] : ["Meddler"] }],
    });
    table.act(0, "order");
    return log(table);
  }

  test("is unchanged after triggers ran in between", () => {
    const destroy = (g: Engine) => attempt(g, { type: "destroy", card: -1, seat: 0 });
    expect(resultAfter(destroy, true)).toEqual(["result true"]);
    expect(resultAfter(destroy, false)).toEqual(["result true"]);
  });
});

test("a trigger keeps its event with the cause, the amount and the other data", () => {
  const kept: PendingTrigger["event"][] = [];
  const keeper = tinyCard(
    "Keeper",
    {},
    {
      on: "bell",
      when: () => true,
      run: (_g: Engine, trigger: PendingTrigger) => void kept.push(trigger.event),
    },
  );
  const orders: Orders = {
    ring: (g) => announce(g, "bell", 0, { amount: 3, target: 0, targetDef: "Keeper", data: { tune: "low" } }),
  };
  const table = tableFromLayout({
    rules: orderRules(orders, { cards: pool(keeper) }),
    seats: [{ field: ["Keeper"] }],
  });
  table.act(0, "ring");
  expect(kept[0]).toEqual({
    type: "bell",
    card: -1,
    target: 0,
    targetDef: "Keeper",
    seat: 0,
    amount: 3,
    cause: { kind: "rule" },
    stamps: [-1, 0],
    data: { tune: "low" },
  });
});

describe("triggers that wait for priority", () => {
  /**
   * A bell rings in the middle of an effect. Then the player with priority may ring again, or a window that asks no
   * seat follows.
   */
  function priorityTable(fields: readonly (readonly string[])[], checks: readonly Check[] = []) {
    const raise = (g: Engine, { seat, card, def }: PendingTrigger) => {
      note(g, `up ${def}`);
      pushStack(g, { seat, card, data: { def } });
    };
    const stack: WindowSpec = {
      mode: "stack",
      prompt: { key: "prompt.act" },
      priority: true,
      seats: (g) => seatsFrom(g.state, g.state.turn.seat),
      then: "next",
      specs: [
        {
          types: ["ring"],
          options: () => [{ type: "ring" }],
          can: () => OK,
          do: (g) => announce(g, "bell", 0),
        },
      ],
      resolve: (g, item) => note(g, String(item.data.def)),
    };
    const game = procedure("game", [
      step("upkeep", "T 40", (g) => {
        if (g.state.vars.upkeep !== true) return;
        announce(g, "bell", 0);
        note(g, "rung");
      }),
      step("still upkeep", "T 41", (g) => note(g, "later")),
      window("nobody has priority", "T 42", "upkeep", (g) => g.state.vars.upkeep !== true),
      window("main", "T 43", "main"),
      step("end", "T 44", (g) => finish(g, [], "quiet", "T 44")),
    ]);
    const rules = tinyRules({
      cards: CARDS,
      flow: {
        procedures: { game, answering },
        windows: { main: stack, upkeep: { ...stack, seats: () => [] } },
        triggers: { order: "nested", choose: true, when: "priority", rule: "T 2", raise },
        checks,
      },
    });
    const vars = { upkeep: fields.length > 2 };
    return tableFromLayout({ rules, seats: fields.map((field) => ({ field })), vars });
  }

  test("go up when a seat is about to get priority, the turn player's first, and that seat gets it", () => {
    const table = priorityTable([["A"], ["B", "C"]]);
    table.pass(0);
    table.act(1, "ring");
    expect(table.decision).toMatchObject({ kind: "pick", seat: 1, rule: "T 2" });
    table.pick(1, 1);
    expect(log(table)).toEqual(["later", "up A", "up C", "up B"]);
    expect(table.asked).toBe(0);
    table.pass(0, 1, 0, 1, 0, 1);
    expect(log(table)?.slice(4)).toEqual(["B", "C", "A"]);
  });

  test("go up and resolve one by one in a window that asks no seat", () => {
    const table = priorityTable([["A"], ["B"], []]);
    expect(log(table)).toEqual(["rung", "later", "up A", "up B", "B", "A"]);
    expect(table.decision).toMatchObject({ seat: 0, window: "main" });
  });

  test("run after the checks that wait for priority, and only then", () => {
    const check: Check = {
      name: "tidy",
      rule: "T 45",
      when: "priority",
      run: (g) => {
        if (g.state.pending.length === 0 || g.state.vars.tidied === true) return false;
        setVar(g, "tidied", true);
        note(g, "tidied");
        return true;
      },
    };
    const table = priorityTable([["A"], ["B"], []], [check]);
    expect(log(table)?.slice(0, 4)).toEqual(["rung", "later", "tidied", "up A"]);
  });
});

test("triggers wait during a procedure with `holds` and run when it ends", () => {
  const rules = rulesWith({});
  const strike = procedure(
    "strike",
    [
      step("ring", "T 46", (g) => announce(g, "bell", 0)),
      step("still striking", "T 47", (g) => note(g, "struck")),
    ],
    { holds: true },
  );
  const orders: Orders = { strike: (g) => call(g, "strike") };
  const held = orderRules(orders, {
    cards: CARDS,
    flow: { procedures: { answering, strike } },
  });
  const table = tableFromLayout({
    rules: {
      ...held,
      flow: { ...held.flow, triggers: rules.flow.triggers },
    },
    seats: [{ field: ["A"] }],
  });
  table.act(0, "strike");
  expect(log(table)).toEqual(["struck", "A"]);
});
