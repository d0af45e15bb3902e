import { expect, test } from "vitest";
import {
  addCardCounter,
  ask,
  attemptAll,
  type Card,
  type CardId,
  call,
  cardOf,
  changeController,
  type Engine,
  expire,
  grantAbility,
  modify,
  move,
  moveToOwner,
  type PendingTrigger,
  procedure,
  type Reader,
  readStat,
  rest,
  shuffle,
  simultaneously,
  step,
  transfer,
  zoneOf,
} from "../index";
import { type TestTable, tableFromLayout } from "../testing/test-table";
import { pool, type TinyAbility, type TinyTrigger, tinyCard } from "../testing/tiny";
import { note, type Orders, orderRules } from "../testing/tiny-orders";

type Event = { readonly was?: Card; readonly known?: number; readonly card: CardId };

/** Logs its controller, its definition and its counters when it leaves. */
const dying: TinyTrigger = {
  on: "leave",
  run: (g, trigger) => {
    const { was, known } = trigger.event as unknown as Event;
    note(
      g,
      `seat ${trigger.seat}, ${was?.rested ? "rested" : "ready"}, ${was?.counters.coin ?? 0} coins, ${known}`,
    );
  },
};

const mourner: TinyTrigger = {
  on: "leave",
  when: (_g, source, event) => event.card !== source.id,
  run: (g, trigger) => note(g, `${trigger.def} saw ${String(trigger.event.def)}`),
};

/** Gives all cards on the field +1 while it is there. */
const banner: TinyAbility = {
  stats: ["power"],
  gives: () => ({ layer: "only", op: "add", amount: 1 }),
};

const CARDS = pool(
  tinyCard("Hero", { power: 3 }, dying),
  tinyCard("Mourner", {}, mourner),
  tinyCard("Widow", {}, mourner),
  tinyCard("Banner", {}, banner),
  tinyCard("Plain", { power: 1 }),
);

const leave = (g: Engine, id: CardId) => void moveToOwner(g, id, "discard", { as: "leave" });

const ORDERS: Orders = {
  leave: (g, action) => leave(g, action.card ?? -1),
  both: (g) =>
    simultaneously(g, fieldOf(g), () => {
      for (const id of fieldOf(g)) leave(g, id);
    }),
  sweep: (g) =>
    attemptAll(
      g,
      fieldOf(g).map((card) => ({ type: "leave", card })),
    ),
};

function fieldOf(g: Engine): readonly CardId[] {
  return [...zoneOf(g.state, "field", 0).cards, ...zoneOf(g.state, "field", 1).cards];
}

function begin(field: readonly string[], more: Orders = {}, once = false): TestTable {
  const rules = orderRules(
    { ...ORDERS, ...more },
    {
      cards: CARDS,
      flow: {
        changes: { leave: (g, change) => leave(g, change.card) },
        triggers: { order: "nested", choose: false, simultaneous: once ? "once" : "each", rule: "T 2" },
      },
      information: { lastKnown: (g: Reader, card: Card) => readStat(g, card.id, "power") },
    },
  );
  return tableFromLayout({ rules, seats: [{ field }, {}] });
}

const log = (table: TestTable) => table.state.vars.log;

test("a card that gives counters away and leaves in one change is remembered as it was before that change", () => {
  const table = begin(["Hero"], {
    spend: (g) => {
      addCardCounter(g, 0, "coin", 2);
      simultaneously(g, [], () => {
        transfer(g, { card: 0 }, { seat: 0 }, "coin", 2);
        leave(g, 0);
      });
    },
  });
  table.act(0, "spend");
  expect(log(table)).toEqual(["seat 0, ready, 2 coins, 3"]);
});

test("remembers the values, counters and position of a card that leaves", () => {
  const table = begin(["Hero"], {
    dress: (g) => {
      addCardCounter(g, 0, "coin", 2);
      rest(g, 0);
      modify(g, 0, { stat: "power", layer: "only", op: "add", amount: 2, source: 0, until: "game" });
    },
  });
  table.act(0, "dress");
  table.act(0, { type: "leave", card: 0 });
  expect(log(table)).toEqual(["seat 0, rested, 2 coins, 5"]);
});

test("its last controller controls its trigger, although the card went to its owner's pile", () => {
  const table = begin(["Hero"], { steal: (g) => void changeController(g, 0, 1) });
  table.act(0, "steal");
  table.act(0, { type: "leave", card: 0 });
  expect(table.names("discard", 0)).toEqual(["Hero"]);
  expect(log(table)).toEqual(["seat 1, ready, 0 coins, 3"]);
});

test("cards that leave together all see each other leave, but not those that leave one after the other", () => {
  const table = begin(["Mourner", "Widow"]);
  table.act(0, "both");
  expect(log(table)).toEqual(["Widow saw Mourner", "Mourner saw Widow"]);
  const apart = begin(["Mourner", "Widow"]);
  apart.act(0, { type: "leave", card: 0 });
  apart.act(0, { type: "leave", card: 1 });
  expect(log(apart)).toEqual(["Widow saw Mourner"]);
});

test("cards that leave together are remembered as they were before any of them left", () => {
  const table = begin(["Banner", "Hero"]);
  table.act(0, "both");
  expect(log(table)).toEqual(["seat 0, ready, 0 coins, 4"]);
  const apart = begin(["Banner", "Hero"]);
  apart.act(0, { type: "leave", card: 0 });
  apart.act(0, { type: "leave", card: 1 });
  expect(log(apart)).toEqual(["seat 0, ready, 0 coins, 3"]);
});

test("no card listens after a simultaneous change has removed it", () => {
  const table = begin(["Mourner", "Widow", "Plain"]);
  table.act(0, "both");
  expect(table.state.watch).toEqual({});
});

test("several simultaneous changes trigger an ability once if the rules say so", () => {
  const often = begin(["Mourner", "Plain", "Plain"]);
  often.act(0, "sweep");
  expect(log(often)).toEqual(["Mourner saw Plain", "Mourner saw Plain"]);
  const once = begin(["Mourner", "Plain", "Plain"], {}, true);
  once.act(0, "sweep");
  expect(log(once)).toEqual(["Mourner saw Plain"]);
});

test("a trigger can tell that its card has moved since", () => {
  const seen: boolean[] = [];
  const traveller = tinyCard(
    "Traveller",
    {},
    {
      on: "leave",
      run: (g: Engine, trigger: PendingTrigger) =>
        void seen.push(cardOf(g.state, trigger.card).stamp === trigger.stamp),
    },
  );
  for (const away of [false, true]) {
    const rules = orderRules(
      {
        leave: (g) => {
          leave(g, 0);
          if (away) move(g, 0, zoneOf(g.state, "deck", 0).id);
          if (away) shuffle(g, zoneOf(g.state, "deck", 0).id);
        },
      },
      { cards: pool(traveller) },
    );
    const table = tableFromLayout({ rules, seats: [{ field: ["Traveller"] }] });
    seen.length = 0;
    table.act(0, "leave");
    expect(new Set(seen)).toEqual(new Set([!away]));
  }
});

test("a trigger runs from its card's last known definition, whatever card has its id by then", () => {
  const rules = orderRules(
    {
      leave: (g) => {
        leave(g, 0);
        for (const id of [0, 1, 2]) move(g, id, zoneOf(g.state, "deck", 0).id);
        shuffle(g, zoneOf(g.state, "deck", 0).id);
      },
    },
    { cards: CARDS },
  );
  const table = tableFromLayout({ rules, seats: [{ field: ["Hero"], discard: ["Plain", "Plain"] }] });
  table.act(0, "leave");
  expect(log(table)).toEqual(["seat 0, ready, 0 coins, null"]);
});

test("a granted ability works like a printed one until it expires or its card leaves", () => {
  const grant = { def: "Mourner", ability: 0, until: "turn" };
  const orders: Orders = {
    lend: (g) => grantAbility(g, 1, grant),
    expire: (g) => expire(g, "turn"),
  };
  const ended = begin(["Hero", "Plain", "Banner"], orders);
  ended.act(0, "lend");
  ended.act(0, { type: "leave", card: 2 });
  expect(log(ended)).toEqual(["Mourner saw Banner"]);
  ended.act(0, "expire");
  ended.act(0, { type: "leave", card: 0 });
  expect(log(ended)).toEqual(["Mourner saw Banner", "seat 0, ready, 0 coins, 3"]);

  const left = begin(["Hero", "Plain", "Banner"], orders);
  left.act(0, "lend");
  left.act(0, { type: "leave", card: 1 });
  left.act(0, { type: "leave", card: 2 });
  expect(log(left)).toBeUndefined();
  expect(Object.keys(left.state.watch)).toEqual(["leave"]);
});

test("a static ability can be granted too, with its expiry", () => {
  const table = begin(["Hero", "Plain"], {
    lend: (g) => grantAbility(g, 1, { def: "Banner", ability: 0, until: "battle" }),
    expire: (g) => expire(g, "battle"),
  });
  table.act(0, "lend");
  expect(readStat(table.engine, 0, "power")).toBe(4);
  table.act(0, "expire");
  expect(readStat(table.engine, 0, "power")).toBe(3);
});

test("a delayed ability continues after its card has left", () => {
  const table = begin(["Plain", "Banner"], {
    lend: (g) => grantAbility(g, 0, { def: "Mourner", ability: 0, until: "turn", stays: true }),
  });
  table.act(0, "lend");
  table.act(0, { type: "leave", card: 0 });
  table.act(0, { type: "leave", card: 1 });
  expect(log(table)).toEqual(["Mourner saw Banner"]);
});

test("an ability that no card prints cannot be granted", () => {
  const table = begin(["Hero"], {
    lend: (g) => grantAbility(g, 0, { def: "Plain", ability: 0, until: "turn" }),
  });
  expect(() => table.act(0, "lend")).toThrow(RangeError);
});

test("a triggered ability with a procedure of its own can be resumed in the middle", () => {
  const asker = tinyCard(
    "Asker",
    {},
    {
      on: "leave",
      when: () => true,
      run: (g: Engine, trigger: PendingTrigger) => call(g, "slowly", { seat: trigger.seat }),
    },
  );
  const slowly = procedure("slowly", [
    step(
      "ask",
      "T 40",
      (g, locals) => {
        const seat = locals.seat as number;
        ask(g, { kind: "confirm", seat, prompt: { key: "prompt.slowly" }, rule: "T 40" });
      },
      (g, _locals, answer) => note(g, answer.do === "confirm" && answer.yes),
    ),
  ]);
  const rules = orderRules(ORDERS, {
    cards: { ...CARDS, ...pool(asker) },
    flow: { procedures: { slowly } },
  });
  const table = tableFromLayout({ rules, seats: [{ field: ["Asker", "Plain"] }, {}] });
  table.act(0, { type: "leave", card: 1 });
  table.confirm(0, true);
  expect(log(table)).toEqual([true]);
});
