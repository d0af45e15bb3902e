import { describe, expect, test } from "vitest";
import {
  type ActionSpec,
  type AfterAction,
  addSeatCounter,
  canAct,
  cardOf,
  finish,
  jump,
  legalActions,
  moveToOwner,
  nextSeat,
  OK,
  openProcedure,
  PASS,
  pushStack,
  type Rules,
  refuse,
  responseWindowOf,
  type Seat,
  seatOf,
  seatsFrom,
  step,
  window,
  zoneOf,
} from "../index";
import { tableFromLayout } from "../testing/test-table";
import { pool, tinyCard, tinyRules } from "../testing/tiny";
import { note } from "../testing/tiny-orders";

/**
 * A made-up game whose turn is a window with priority: spells only in one's own turn with an empty stack, skills
 * whenever one has priority. Resting energy is a special action; a nod does not even reset the passes.
 */
const spells: ActionSpec = {
  types: ["spell"],
  options: (g, seat) =>
    spells.can(g, seat, { type: "spell" }).ok
      ? zoneOf(g.state, "hand", seat).cards.map((card) => ({ type: "spell", card }))
      : [],
  can: (g, seat) => {
    if (g.state.turn.seat !== seat) return refuse("tiny.not-your-turn", "P 3");
    return g.state.stack.length === 0 ? OK : refuse("tiny.not-in-response", "P 4");
  },
  do: (g, seat, { card = -1 }) => {
    moveToOwner(g, card, "field", { as: "cast" });
    pushStack(g, { seat, card, data: { name: cardOf(g.state, card).def } });
  },
};

const skills: ActionSpec = {
  types: ["skill"],
  options: () => [{ type: "skill" }],
  can: () => OK,
  do: (g, seat) => void pushStack(g, { seat, card: -1, data: { name: `skill ${seat}` } }),
};

const simply = (type: string, then: AfterAction): ActionSpec => ({
  types: [type],
  options: () => [{ type }],
  can: () => OK,
  do: (g, seat) => void addSeatCounter(g, seat, type, 1),
  then,
});

const turn = openProcedure("game", [
  window("main", "P 1", "main"),
  step("combat", "P 2", (g) => note(g, "combat")),
  window("defender", "P 5", "defender"),
  step("over", "P 6", (g) => (g.state.vars.again === true ? jump(g, "main") : finish(g, [], "quiet", "P 6"))),
]);

const RULES: Rules = tinyRules({
  cards: pool(tinyCard("Bolt")),
  flow: {
    procedures: { game: turn },
    windows: {
      main: {
        mode: "stack",
        prompt: { key: "prompt.main" },
        own: true,
        // The other player is asked first after an item was put up, the turn player after it resolved.
        seats: (g) => seatsFrom(g.state, g.state.turn.seat),
        then: "next",
        specs: [spells, skills, simply("energy", "same"), simply("nod", "on")],
        resolve: (g, item) => note(g, String(item.data.name)),
      },
      defender: {
        mode: "immediate",
        prompt: { key: "prompt.defend" },
        seats: (g) => [nextSeat(g.state, g.state.turn.seat)],
        then: "close",
        specs: [simply("intercept", "close")],
        mayPass: (g, seat) => (seatOf(g.state, seat).counters.bound === 1 ? refuse("tiny.bound", "P 5") : OK),
        refuse: () => refuse("tiny.only-defence", "P 5"),
      },
    },
  },
});

const begin = (seatCounters = {}) =>
  tableFromLayout({ rules: RULES, seats: [{ hand: ["Bolt"] }, { hand: ["Bolt"] }], seatCounters });
type Table = ReturnType<typeof begin>;
const types = (table: Table) => legalActions(table.engine).map(({ type }) => type);
const spell = (table: Table, seat: Seat) =>
  table.act(seat, { type: "spell", card: zoneOf(table.state, "hand", seat).cards[0] ?? -1 });

describe("priority, as in SM 15", () => {
  test("15.2: the turn player has priority first, in a window marked as their own turn", () => {
    const table = begin();
    expect(table.decision).toMatchObject({ seat: 0, window: "main", own: true });
    expect(responseWindowOf(table.decision)).toBeUndefined();
    expect(table.view(1).decision).toMatchObject({ seat: 0, own: true });
  });

  test("15.4: the other player gets priority first to respond to an item", () => {
    const table = begin();
    spell(table, 0);
    expect(table.asked).toBe(1);
    expect(table.decision).not.toHaveProperty("own");
    expect(responseWindowOf(table.decision)).toBe("main");
  });

  test("15.5: an item resolves only when both have passed, the other player first", () => {
    const table = begin();
    spell(table, 0);
    table.pass(1);
    expect(table.asked).toBe(0);
    expect(table.state.vars.log).toBeUndefined();
    table.pass(0);
    expect(table.state.vars.log).toEqual(["Bolt"]);
  });

  test("15.6: a special action happens at once, and the same player keeps priority", () => {
    const table = begin();
    spell(table, 0);
    table.act(1, "energy");
    expect(table.asked).toBe(1);
    expect(table.state.stack).toHaveLength(1);
  });

  test("15.8: the top item resolves after two passes in succession, then the turn player is asked", () => {
    const table = begin();
    spell(table, 0);
    table.act(1, "skill");
    table.pass(0);
    table.act(1, "energy");
    table.pass(1);
    expect(table.asked).toBe(0);
    expect(table.state.vars.log).toBeUndefined();
    table.pass(0);
    expect(table.state.vars.log).toEqual(["skill 1"]);
    expect(table.asked).toBe(0);
    expect(table.state.stack).toHaveLength(1);
  });

  test("15.9: when both pass on an empty stack the game moves on", () => {
    const table = begin();
    table.pass(0, 1);
    expect(table.state.vars.log).toEqual(["combat"]);
  });

  test("15.11: the turn player may let the other's item resolve and act afterwards", () => {
    const table = begin();
    table.pass(0);
    table.act(1, "skill");
    table.pass(0, 1);
    expect(table.state.vars.log).toEqual(["skill 1"]);
    expect(table.asked).toBe(0);
    expect(types(table)).toContain("spell");
  });

  test("10.12: a spell is no response and only for one's own turn, both in the list and when judged", () => {
    const table = begin();
    spell(table, 0);
    expect(types(table)).toEqual(["pass", "skill", "energy", "nod"]);
    expect(canAct(table.engine, 1, { type: "spell" })).toMatchObject({ rule: "P 3" });
    table.act(1, "skill");
    expect(canAct(table.engine, 0, { type: "spell" })).toMatchObject({ rule: "P 4" });
  });

  test("12.18, 12.19: in the Defender step only the defender is asked, and only for a defence", () => {
    const table = begin();
    table.pass(0, 1);
    expect(table.decision).toMatchObject({ seat: 1, window: "defender" });
    expect(types(table)).toEqual(["pass", "intercept"]);
    expect(canAct(table.engine, 1, { type: "skill" })).toMatchObject({ rule: "P 5" });
    table.act(1, "intercept");
    expect(table.state.outcome).not.toBeNull();
  });
});

test("an action that does not reset the count keeps earlier passes", () => {
  const table = begin();
  table.pass(0);
  table.act(1, "nod");
  expect(table.asked).toBe(1);
  table.pass(1);
  expect(table.state.vars.log).toEqual(["combat"]);
  expect(seatOf(table.state, 1).counters.nod).toBe(1);
});

test("passing is neither listed nor accepted when it is not allowed", () => {
  const table = begin({ bound: 1 });
  table.pass(0, 1);
  expect(types(table)).toEqual(["intercept"]);
  expect(table.refused({ seat: 1, do: "act", action: PASS })).toMatchObject({ rule: "P 5" });
});
