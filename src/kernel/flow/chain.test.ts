import { describe, expect, test } from "vitest";
import { call, concede, pushStack, type Rules, type SideLayout, seatOf } from "../index";
import { type TestTable, tableFromLayout } from "../testing/test-table";
import { tinyCard } from "../testing/tiny";
import { note } from "../testing/tiny-orders";
import { spellRules } from "../testing/tiny-spells";

const CHAIN = spellRules({ mode: "chain", then: "next" });

function begin(hands: readonly (readonly string[])[], rules: Rules = CHAIN): TestTable {
  return tableFromLayout({ rules, seats: hands.map((hand) => ({ hand })) });
}

function cast(table: TestTable, seat: number, spell: string) {
  const card = table.state.cards.find(
    ({ def, owner, zone }) => def === spell && owner === seat && table.state.zones[zone]?.key === "hand",
  );
  return table.act(seat, { type: "cast", card: card?.id ?? -1 });
}

const pointsOf = (table: TestTable, seat: number) => seatOf(table.state, seat).counters.points ?? 0;

test("a chain resolves from the last item to the first", () => {
  const table = begin([["Spark", "Flare"], ["Flare"]]);
  cast(table, 0, "Spark");
  expect(table.asked).toBe(1);
  cast(table, 1, "Flare");
  expect(table.asked).toBe(0);
  cast(table, 0, "Flare");
  table.pass(1);
  expect(table.state.stack.map((item) => item.seat)).toEqual([0, 1, 0]);
  table.pass(0);
  expect(table.state.vars.log).toEqual(["Flare", "Flare", "Spark"]);
  expect(table.state.stack).toEqual([]);
  expect(pointsOf(table, 0)).toBe(2);
  expect(pointsOf(table, 1)).toBe(1);
});

test("no seat is asked while a chain resolves", () => {
  const table = begin([["Spark"], ["Flare"]]);
  cast(table, 0, "Spark");
  cast(table, 1, "Flare");
  table.pass(0);
  const events = table.act(1, "pass");
  expect(events.filter((event) => event.type === "spent")).toHaveLength(2);
  expect(table.decision.prompt.key).toBe("prompt.main");
});

test("a negated item has no effect, and its card still leaves", () => {
  const table = begin([["Spark"], ["Hush"]]);
  cast(table, 0, "Spark");
  cast(table, 1, "Hush");
  table.pass(0, 1);
  expect(table.state.vars.log).toEqual(["Hush", "!Spark"]);
  expect(pointsOf(table, 0)).toBe(0);
  expect(table.names("discard", 0)).toEqual(["Spark"]);
});

test("a negation can itself be negated", () => {
  const table = begin([["Spark", "Hush"], ["Hush"]]);
  cast(table, 0, "Spark");
  cast(table, 1, "Hush");
  cast(table, 0, "Hush");
  table.pass(1, 0);
  expect(table.state.vars.log).toEqual(["Hush", "!Hush", "Spark"]);
  expect(pointsOf(table, 0)).toBe(1);
});

test("the event of a negation names the negated card", () => {
  const table = begin([["Spark"], ["Hush"]]);
  cast(table, 0, "Spark");
  cast(table, 1, "Hush");
  table.pass(0, 1);
  expect(table.heard.find((event) => event.type === "negate")).toMatchObject({ seat: 0, def: "Spark" });
});

test("a chain inside a resolving chain resolves only its own items", () => {
  const table = begin([["Spark", "Echo", "Flare"], []]);
  cast(table, 0, "Spark");
  table.pass(1);
  cast(table, 0, "Echo");
  table.pass(1, 0);
  expect(table.state.vars.log).toEqual(["Echo"]);
  expect(table.state.stack.map((item) => item.data.spell)).toEqual(["Spark"]);
  table.pass(1);
  cast(table, 0, "Flare");
  table.pass(1, 0);
  expect(table.state.vars.log).toEqual(["Echo", "Flare", "Spark"]);
});

test("items of a seat that has left have no effect", () => {
  const table = begin([["Spark"], ["Flare"], [], []], {
    ...CHAIN,
    decisions: { ...CHAIN.decisions, anytime: { concede: concede("T 9") } },
  });
  cast(table, 0, "Spark");
  cast(table, 1, "Flare");
  table.anytime(1, "concede");
  table.pass(2, 3, 0);
  expect(table.state.vars.log).toEqual(["!Flare", "Spark"]);
  expect(pointsOf(table, 1)).toBe(0);
});

describe("triggers that occur while a chain resolves", () => {
  /** Logs every spell that is spent. */
  const bystander = tinyCard(
    "Bystander",
    {},
    {
      on: "spent",
      when: () => true,
      run: (g, trigger) => {
        note(g, `seen ${String(trigger.event.def)}`);
      },
    },
  );

  function withBystander(
    triggers: Partial<Rules["flow"]["triggers"]>,
    hand: readonly string[] = ["Spark"],
  ): TestTable {
    const rules: Rules = {
      ...CHAIN,
      cards: { ...CHAIN.cards, Bystander: bystander },
      flow: { ...CHAIN.flow, triggers: { ...CHAIN.flow.triggers, ...triggers } },
    };
    const seats: SideLayout[] = [{ hand }, { hand: ["Flare"], field: ["Bystander"] }];
    const table = tableFromLayout({ rules, seats });
    cast(table, 0, "Spark");
    cast(table, 1, "Flare");
    table.pass(0, 1);
    return table;
  }

  test("run between its items if they go up as soon as they can", () => {
    expect(withBystander({}).state.vars.log).toEqual(["Flare", "seen Flare", "Spark", "seen Spark"]);
  });

  test("wait until it is over if the rules say so", () => {
    expect(withBystander({ when: "chain" }).state.vars.log).toEqual([
      "Flare",
      "Spark",
      "seen Flare",
      "seen Spark",
    ]);
  });

  test("are then put up, each on a chain of its own that can be responded to", () => {
    const table = withBystander(
      {
        when: "chain",
        raise: (g, { seat, card }) => {
          pushStack(g, { seat, card, data: {} });
          call(g, "window", { window: "respond" });
        },
      },
      ["Spark", "Hush"],
    );
    expect(table.state.vars.log).toEqual(["Flare", "Spark"]);
    expect(table.state.stack).toMatchObject([{ seat: 1, card: table.id("Bystander") }]);
    expect(table.asked).toBe(0);
    cast(table, 0, "Hush");
    table.pass(1, 0);
    expect(table.state.vars.log).toEqual(["Flare", "Spark", "Hush", "!Bystander"]);
    expect(table.state.stack).toMatchObject([{ seat: 1, card: table.id("Bystander") }]);
    table.pass(0, 1);
    expect((table.state.vars.log as string[]).at(-1)).toBe("Bystander");
  });
});
