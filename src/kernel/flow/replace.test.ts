import { describe, expect, test } from "vitest";
import {
  addCardCounter,
  addSeatCounter,
  announce,
  attempt,
  attemptAll,
  type CardId,
  type Engine,
  flip,
  modify,
  moveToOwner,
  NONE,
  readStat,
  rest,
  seatOf,
} from "../index";
import { tableFromLayout } from "../testing/test-table";
import { pool, type TinyReplacement, tinyCard } from "../testing/tiny";
import { destroy, note, type Orders, orderRules } from "../testing/tiny-orders";

const ORDERS: Orders = {
  destroy: (g, action) => attempt(g, { type: "destroy", card: action.card ?? NONE }),
  sweep: (g, action) =>
    attemptAll(
      g,
      ((action.data?.cards ?? []) as CardId[]).map((card) => ({ type: "destroy", card })),
    ),
  damage: (g, action) =>
    attempt(g, { type: "damage", card: NONE, seat: 1, data: { amount: action.data?.amount ?? 0 } }),
};

const CHANGES = {
  destroy,
  damage: (g: Engine, change: { seat?: number; data?: Readonly<Record<string, unknown>> }) =>
    void addSeatCounter(g, change.seat ?? 0, "damage", Number(change.data?.amount)),
};

/** Rested instead of destroyed. */
const tough: TinyReplacement = {
  replaces: "destroy",
  when: (_g, source, change) => change.card === source.id && !source.rested,
  instead: (g, source) => void rest(g, source.id),
};

/** May be destroyed instead of another card of its controller. */
const guard: TinyReplacement = {
  replaces: "destroy",
  may: true,
  when: (g, source, change) =>
    change.card !== source.id && g.state.cards[change.card]?.controller === source.controller,
  instead: (g, source) => attempt(g, { type: "destroy", card: source.id }),
};

/** Returned to the hand instead, once a turn. */
const slippery: TinyReplacement = {
  replaces: "destroy",
  when: (_g, source, change) => change.card !== source.id && (source.counters.used ?? 0) === 0,
  instead: (g, source, change) => {
    addCardCounter(g, source.id, "used", 1);
    moveToOwner(g, change.card, "hand");
  },
};

/** Increases all damage by one. */
const curse: TinyReplacement = {
  replaces: "damage",
  when: () => true,
  instead: (g, _source, change) =>
    attempt(g, { ...change, data: { amount: Number(change.data?.amount) + 1 } }),
};

const CARDS = pool(
  tinyCard("Plain"),
  tinyCard("Other"),
  tinyCard("Tough", {}, tough),
  tinyCard("Guard", {}, guard),
  tinyCard("Slippery", {}, slippery),
  tinyCard("Curse", {}, curse),
  tinyCard("Hex", {}, curse),
  tinyCard("Watcher", {}, { on: "destroy", when: () => true, run: (g) => note(g, "seen") }),
);

const RULES = orderRules(ORDERS, {
  cards: CARDS,
  flow: { changes: CHANGES },
  result: true,
});

function begin(...seats: (readonly string[])[]) {
  return tableFromLayout({ rules: RULES, seats: seats.map((field) => ({ field })) });
}

type Game = ReturnType<typeof begin>;
const destroyCard = (table: Game, name: string) => table.act(0, { type: "destroy", card: table.id(name) });
const sweep = (table: Game, ...names: string[]) =>
  table.act(0, { type: "sweep", data: { cards: names.map((name) => table.id(name)) } });

test("a change without a replacement happens unchanged", () => {
  const table = begin(["Plain"], []);
  destroyCard(table, "Plain");
  expect(table.names("discard", 0)).toEqual(["Plain"]);
  expect(table.state.vars.log).toEqual(["result true"]);
});

test("a mandatory replacement applies without a question, and the original change never happens", () => {
  const table = begin(["Tough", "Watcher"], []);
  destroyCard(table, "Tough");
  expect(table.names("field", 0)).toEqual(["Tough", "Watcher"]);
  expect(table.types).not.toContain("destroy");
  expect(table.state.vars.log).toEqual(["result false"]);
  destroyCard(table, "Tough");
  expect(table.names("discard", 0)).toEqual(["Tough"]);
});

test("an optional replacement asks its controller and names its card", () => {
  const table = begin([], ["Guard", "Plain"]);
  destroyCard(table, "Plain");
  expect(table.decision).toMatchObject({
    kind: "confirm",
    seat: 1,
    source: table.id("Guard"),
    prompt: { key: "prompt.replace", args: { card: "Guard" } },
    rule: "T 20",
  });
  table.confirm(1, true);
  expect(table.names("discard", 1)).toEqual(["Guard"]);
  expect(table.state.vars.log).toEqual(["result false"]);
});

test("a declined optional replacement is not offered again for the same change", () => {
  const table = begin([], ["Guard", "Plain"]);
  destroyCard(table, "Plain");
  table.confirm(1, false);
  expect(table.names("discard", 1)).toEqual(["Plain"]);
  expect(table.asked).toBe(0);
});

test("the controller of the card chooses one of several replacements, and the others are not used", () => {
  const table = begin(["Slippery"], ["Tough"]);
  destroyCard(table, "Tough");
  expect(table.decision).toMatchObject({
    kind: "pick",
    seat: 1,
    options: [{ card: table.id("Slippery") }, { card: table.id("Tough") }],
  });
  table.pick(1, 1);
  expect(table.state.cards[table.id("Tough")]).toMatchObject({ rested: true });
  expect(table.state.cards[table.id("Slippery")]?.counters).toEqual({});
});

test("declining one of several optional replacements leaves the others", () => {
  const table = begin(["Slippery"], ["Guard", "Plain"]);
  destroyCard(table, "Plain");
  table.pick(1, 1);
  table.confirm(1, false);
  expect(table.names("hand", 1)).toEqual(["Plain"]);
});

test("a used-up replacement no longer applies", () => {
  const table = begin(["Slippery", "Plain", "Other"], []);
  destroyCard(table, "Plain");
  destroyCard(table, "Other");
  expect(table.names("hand", 0)).toEqual(["Plain"]);
  expect(table.names("discard", 0)).toEqual(["Other"]);
});

test("a replacement does not replace its own effect", () => {
  const table = begin(["Curse"], []);
  table.act(0, { type: "damage", data: { amount: 2 } });
  expect(seatOf(table.state, 1).counters.damage).toBe(3);
});

test("two replacements of the same change each apply once, in the order the affected seat chooses", () => {
  const table = begin(["Curse", "Hex"], []);
  table.act(0, { type: "damage", data: { amount: 2 } });
  expect(table.asked).toBe(1);
  table.pick(1, 1);
  expect(seatOf(table.state, 1).counters.damage).toBe(4);
  expect(table.state.vars.log).toEqual(["result false"]);
});

test("two guards do not replace each other endlessly", () => {
  const table = begin(["Guard", "Guard", "Plain"], []);
  destroyCard(table, "Plain");
  table.pick(0, 0);
  table.confirm(0, true);
  table.confirm(0, true);
  expect(table.names("field", 0)).toContain("Plain");
  expect(table.names("discard", 0)).toEqual(["Guard"]);
});

test("the events of a change cite its own clause and cause, replaced or not", () => {
  const plain = begin(["Plain"], []);
  destroyCard(plain, "Plain");
  const guarded = begin([], ["Guard", "Plain"]);
  destroyCard(guarded, "Plain");
  guarded.confirm(1, false);
  const events = [plain, guarded].map((table) => table.heard.find((event) => event.type === "destroy"));
  expect(events).toMatchObject([{ rule: "T 20" }, { rule: "T 20" }]);
});

test("a strict engine requires `attempt` for a change that could be replaced", () => {
  const rules = orderRules(
    { round: (g) => void flip(g, 0, "down") },
    {
      cards: pool(tinyCard("Proud", {}, { replaces: "flip-down", instead: () => undefined })),
      flow: { changes: { "flip-down": (g, change) => void flip(g, change.card, "down") } },
    },
  );
  const table = tableFromLayout({ rules, seats: [{ field: ["Proud"] }] });
  expect(() => table.act(0, "round")).toThrow("flip-down must go through attempt()");
});

describe("several changes at once", () => {
  test("can be replaced one by one, and the rest happens together", () => {
    const table = begin(["Tough", "Plain", "Other"], []);
    sweep(table, "Plain", "Tough", "Other");
    expect(table.names("discard", 0)).toEqual(["Plain", "Other"]);
    expect(table.names("field", 0)).toEqual(["Tough"]);
    expect(table.state.vars.log).toEqual(["result 2"]);
  });

  test("have not happened yet while replacements are considered", () => {
    const table = begin([], ["Plain", "Guard", "Other"]);
    sweep(table, "Plain", "Other");
    expect(table.names("discard", 1)).toEqual([]);
    table.confirm(1, false);
    expect(table.names("discard", 1)).toEqual([]);
    table.confirm(1, false);
    expect(table.names("discard", 1)).toEqual(["Plain", "Other"]);
  });

  test("skip a card that a replacement has already moved", () => {
    const table = begin([], ["Plain", "Guard"]);
    sweep(table, "Guard", "Plain");
    table.confirm(1, true);
    expect(table.names("discard", 1)).toEqual(["Guard"]);
    expect(table.names("field", 1)).toEqual(["Plain"]);
    expect(table.state.vars.log).toEqual(["result 0"]);
  });
});

test("a replacement may read current values", () => {
  const saved: TinyReplacement = {
    replaces: "destroy",
    when: (g, source, change) => change.card === source.id && readStat(g, source.id, "health") > 1,
    instead: (g, source) => void addCardCounter(g, source.id, "saved", 1),
  };
  const orders: Orders = {
    ...ORDERS,
    raise: (g) =>
      modify(g, 0, { stat: "health", layer: "only", op: "add", amount: 1, source: 0, until: "game" }),
  };
  const rules = orderRules(orders, { cards: pool(tinyCard("Sturdy", { health: 1 }, saved)) });
  const table = tableFromLayout({ rules, seats: [{ field: ["Sturdy"] }] });
  table.act(0, "raise");
  table.act(0, { type: "destroy", card: 0 });
  expect(table.state.cards[0]?.counters.saved).toBe(1);
});

/** Logs whether its own card is still in play and whether it can find the other card when it runs. */
const witness = (name: string) =>
  tinyCard(
    name,
    {},
    {
      on: "falls",
      when: () => true,
      run: (g, { card, stamp, event }) => {
        const stands = g.state.cards[card]?.stamp === stamp;
        const [eventStamp] = event.stamps as readonly number[];
        const isKnown = g.state.cards[Number(event.card)]?.stamp === eventStamp;
        note(
          g,
          `${name}: its card ${stands ? "stands" : "left"}, the other is ${isKnown ? "known" : "lost"}`,
        );
      },
    },
  );

test("follow-ups of simultaneous changes fire while all cards are still in play, and refer to them afterwards", () => {
  const falls = (g: Engine, { card }: { card: CardId }) => {
    const left = g.state.zones.filter(({ key }) => key === "field").flatMap(({ cards }) => cards).length;
    announce(g, "falls", 0, { card, amount: left });
  };
  const rules = orderRules(ORDERS, {
    cards: { ...CARDS, ...pool(witness("One"), witness("Two")) },
    flow: {
      changes: CHANGES,
      confirmed: { destroy: falls },
      triggers: { order: "nested", choose: false, simultaneous: "once", rule: "T 2" },
    },
  });
  const table = tableFromLayout({ rules, seats: [{ field: ["One", "Two", "Tough"] }, {}] });
  sweep(table, "One", "Two", "Tough");
  const events = table.heard.filter(({ type }) => type === "falls");
  expect(events.map(({ amount }) => amount)).toEqual([3, 3]);
  expect(table.names("discard", 0)).toEqual(["One", "Two"]);
  expect(table.state.vars.log).toEqual([
    "One: its card stands, the other is known",
    "Two: its card stands, the other is known",
  ]);
});
