import { describe, expect, test } from "vitest";
import { cardOf, createGame, PASS, type Rules, seatOf, zoneOf } from "../kernel";
import { tinyConfig } from "../kernel/testing/test-table";
import { spellRules } from "../kernel/testing/tiny-spells";
import { Player } from "./player";
import { Scenario, type ScenarioLayout } from "./scenario";

const RULES: Rules = spellRules({ mode: "stack", then: "first" });

function scenarioWith(more: Partial<ScenarioLayout>): Scenario {
  return new Scenario({
    rules: RULES,
    seats: [{}, {}],
    turn: { number: 1, seat: 0, step: "main" },
    vars: {},
    agenda: [{ procedure: "game", step: "ask" }],
    stops: "all",
    ...more,
  });
}

describe("a layout", () => {
  test("distinguishes two cards of one name by their tags", () => {
    const g = scenarioWith({
      seats: [
        {
          field: [
            { name: "Spark", tag: "first" },
            { name: "Spark", tag: "second" },
          ],
        },
        {},
      ],
    });
    expect(g.id("Spark")).toBe(0);
    expect(g.id("first")).toBe(0);
    expect(g.id("second")).toBe(1);
    expect(() =>
      scenarioWith({
        seats: [
          {
            field: [
              { name: "Spark", tag: "one" },
              { name: "Hush", tag: "one" },
            ],
          },
        ],
      }),
    ).toThrow("two cards are called one");
  });

  test("sets up attachments, and cards of another seat", () => {
    const g = scenarioWith({
      seats: [
        { field: [{ name: "Spark", tag: "host", owner: 1 }] },
        { field: [{ name: "Hush", on: "host" }] },
      ],
    });
    expect(g.card("host")).toMatchObject({ owner: 1, controller: 0, zone: zoneOf(g.state, "field", 0).id });
    expect(g.card("Hush")).toMatchObject({ owner: 1, controller: 1, attachedTo: g.id("host") });
  });

  test("sets up items on the stack, which resolve when all players pass", () => {
    const g = scenarioWith({
      seats: [{ field: ["Spark"] }, { field: [{ name: "Spark", tag: "other" }] }],
      stack: [
        { seat: 0, card: "Spark", data: { spell: "Spark" } },
        { seat: 1, card: "other", data: { spell: "Spark" }, negated: true },
      ],
      agenda: [
        { procedure: "game", step: "end" },
        { procedure: "window", step: "ask", locals: { window: "respond", floor: 0 } },
      ],
    });
    expect(g.asked).toMatch(/^respond/);
    expect(g.passAll()).toHaveLength(6);
    expect(g.state.vars.log).toEqual(["!Spark", "Spark"]);
    expect(seatOf(g.state, 0).counters.points).toBe(1);
  });

  test("sets up counters in zones, and teams with their shared numbers", () => {
    const g = scenarioWith({
      seats: [{}, {}, {}, {}],
      zoneCounters: [{ field: { cores: 3 } }],
      teams: [0, 1, 0, 1],
      teamCounters: { 0: { points: 5 } },
    });
    expect(zoneOf(g.state, "field", 0).counters).toEqual({ cores: 3 });
    expect(zoneOf(g.state, "field", 1).counters).toBeUndefined();
    expect(g.state.seats.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
    expect(g.state.teams?.[0]).toEqual({ points: 5 });
  });
});

test("a game from its start begins with the given answers", () => {
  const engine = createGame(RULES, tinyConfig([[], []]), { strict: true });
  const g = new Scenario({ engine, begin: [{ seat: 0, do: "act", action: PASS }] });
  expect(g.state.outcome?.cause).toBe("quiet");
});

test("a player acts, sees and is refused by card name, whatever the game", () => {
  const g = scenarioWith({ seats: [{ hand: ["Spark"] }, { hand: ["Hush"] }] });
  const [me, foe] = [new Player(g, 0), new Player(g, 1)];
  expect(me.cardsFor("cast")).toEqual(["Spark"]);
  me.act({ type: "cast", card: g.id("Spark") });
  expect(foe.why({ type: "cast", card: g.id("Spark") }).rule).toBe("T 6");
  expect(foe.hand).toEqual(["Hush"]);
  expect(foe.sees("hand")).toEqual(["Hush"]);
  expect(foe.sees("hand", 0)).toEqual([]);
  expect(cardOf(g.state, g.id("Hush")).owner).toBe(1);
  g.passAll();
  g.pass();
});
