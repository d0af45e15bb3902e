import { expect, test } from "vitest";
import {
  type Action,
  type ActionSpec,
  addSeatCounter,
  call,
  cardOf,
  type Engine,
  jump,
  moveToOwner,
  OK,
  procedure,
  pushStack,
  type Rules,
  redirect,
  removeFromStack,
  type Seat,
  seatOf,
  seatsFrom,
  step,
  zoneOf,
} from "../index";
import { type TestTable, tableFromLayout } from "../testing/test-table";
import { spellRules } from "../testing/tiny-spells";

const ENERGY: Action = { type: "energy" };

/** A special action: it happens at once, and the same player continues. */
const energy: ActionSpec = {
  types: ["energy"],
  options: () => [ENERGY],
  can: () => OK,
  do: (g, seat) => void addSeatCounter(g, seat, "energy", 1),
  then: "same",
};

/** Spells on a stack with priority: the other player is asked first; producing energy keeps priority. */
function stackRules(): Rules {
  const rules = spellRules({ mode: "stack", then: "next" });
  const { respond } = rules.flow.windows;
  if (respond === undefined) throw new Error("no window");
  return {
    ...rules,
    flow: {
      ...rules.flow,
      windows: {
        respond: {
          ...respond,
          seats: (g) => seatsFrom(g.state, 0),
          specs: [...respond.specs, energy],
        },
      },
      procedures: {
        ...rules.flow.procedures,
        game: procedure("game", [
          step("open", "T 6", (g) => call(g, "window", { window: "respond", rule: "T 7" })),
          step("again", "T 6", (g) => jump(g, "open")),
        ]),
      },
    },
  };
}

const RULES = stackRules();
const begin = (...hands: (readonly string[])[]) =>
  tableFromLayout({ rules: RULES, seats: hands.map((hand) => ({ hand })) });

function spellOf(g: Engine, seat: Seat, spell: string): number {
  return zoneOf(g.state, "hand", seat).cards.find((id) => cardOf(g.state, id).def === spell) ?? -1;
}

function cast(table: TestTable, seat: Seat, spell: string) {
  return table.act(seat, { type: "cast", card: spellOf(table.engine, seat, spell) });
}

test("playing an item gives the other player priority first", () => {
  const table = begin(["Spark"], []);
  cast(table, 0, "Spark");
  expect(table.asked).toBe(1);
  table.pass(1);
  expect(table.asked).toBe(0);
  expect(table.state.vars.log).toBeUndefined();
});

test("when all pass only the newest item resolves, and the first player gets priority again", () => {
  const table = begin(["Spark", "Hush"], ["Flare"]);
  cast(table, 0, "Spark");
  cast(table, 1, "Flare");
  table.pass(0, 1);
  expect(table.state.vars.log).toEqual(["Flare"]);
  expect(table.state.stack).toHaveLength(1);
  expect(table.asked).toBe(0);
});

test("an item played between two resolutions resolves before those below it", () => {
  const table = begin(["Spark", "Hush"], ["Flare"]);
  cast(table, 0, "Spark");
  cast(table, 1, "Flare");
  table.pass(0, 1);
  table.pass(0);
  expect(table.asked).toBe(1);
  table.act(1, ENERGY);
  table.pass(1);
  cast(table, 0, "Hush");
  table.pass(1, 0);
  expect(table.state.vars.log).toEqual(["Flare", "Hush"]);
  table.pass(0, 1);
  expect(table.state.vars.log).toEqual(["Flare", "Hush", "!Spark"]);
});

test("a special action keeps priority and cancels earlier passes", () => {
  const table = begin(["Spark"], []);
  cast(table, 0, "Spark");
  table.act(1, ENERGY);
  table.act(1, ENERGY);
  expect(table.asked).toBe(1);
  expect(seatOf(table.state, 1).counters.energy).toBe(2);
  table.pass(1);
  table.act(0, ENERGY);
  expect(table.asked).toBe(0);
  table.pass(0);
  expect(table.asked).toBe(1);
  table.pass(1);
  expect(table.state.vars.log).toEqual(["Spark"]);
});

test("when all pass on an empty stack the window closes", () => {
  const table = begin([], []);
  const before = table.state.agenda.length;
  table.pass(0, 1);
  expect(table.state.agenda).toHaveLength(before);
  expect(table.asked).toBe(0);
});

test("a waiting item can be retargeted or removed from the stack", () => {
  const rules: Rules = {
    ...RULES,
    decisions: {
      ...RULES.decisions,
      anytime: {
        meddle: {
          can: () => OK,
          perform: (g) => {
            const [first, second] = g.state.stack;
            redirect(g, first?.id ?? -1, { target: 3 });
            const removed = removeFromStack(g, second?.id ?? -1);
            if (removed !== undefined) moveToOwner(g, removed.card, "discard", { as: "countered" });
            removeFromStack(g, 999);
            redirect(g, 999, { target: 4 });
          },
        },
      },
    },
  };
  const table = tableFromLayout({ rules, seats: [{ hand: ["Spark"] }, { hand: ["Flare"] }] });
  cast(table, 0, "Spark");
  cast(table, 1, "Flare");
  table.anytime(0, "meddle");
  expect(table.state.stack).toMatchObject([{ data: { spell: "Spark", target: 3 } }]);
  expect(table.types.slice(-3)).toEqual(["redirect", "unstack", "countered"]);
  table.pass(0, 1);
  expect(table.state.vars.log).toEqual(["Spark"]);
});

test("an item without a card can wait on the stack", () => {
  const rules: Rules = {
    ...RULES,
    decisions: {
      ...RULES.decisions,
      anytime: {
        skill: {
          can: () => OK,
          perform: (g, seat) => {
            pushStack(g, { seat, card: -1, data: { skill: "burn" } });
          },
        },
      },
    },
    flow: {
      ...RULES.flow,
      windows: {
        respond: {
          ...RULES.flow.windows.respond!,
          resolve: (g, item) => addSeatCounter(g, item.seat, String(item.data.skill), 1),
        },
      },
    },
  };
  const table = tableFromLayout({ rules, seats: [{}, {}] });
  table.anytime(1, "skill");
  expect(table.heard.at(-1)).toMatchObject({ type: "stack", seat: 1, card: -1, def: "" });
  table.pass(0, 1);
  expect(seatOf(table.state, 1).counters.burn).toBe(1);
});
