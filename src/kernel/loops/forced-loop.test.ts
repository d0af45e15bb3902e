import { describe, expect, test } from "vitest";
import {
  type Answer,
  announce,
  ask,
  call,
  type Decision,
  type Engine,
  moveToOwner,
  type PendingTrigger,
  type Plain,
  procedure,
  pushStack,
  roll,
  setVar,
  step,
  type WindowSpec,
  window,
  zoneOf,
} from "../index";
import { type TestTable, tableFromLayout } from "../testing/test-table";
import { pool, type Question, type RulesParts, tinyCard, tinyRules } from "../testing/tiny";
import { orderRules } from "../testing/tiny-orders";

/** What a boomerang asks each time it has been thrown away, before it returns and is thrown away again. */
interface Throw {
  readonly question: Question;
  /** A further effect of its answer. */
  does?(g: Engine, answer: Answer): void;
}

const forced: Question = { kind: "pick", options: [{ value: 1 }], min: 1, max: 1 };

/** Returning to the field throws the card away; being thrown away asks, and then it returns. */
function boomerang(does: Throw, more: RulesParts = {}): TestTable {
  const back = procedure("back", [
    step(
      "ask",
      "F 1",
      (g) =>
        ask(g, { seat: 0, prompt: { key: "prompt.question" }, rule: "F 1", ...does.question } as Decision),
      (g, locals, answer) => {
        does.does?.(g, answer);
        if (g.state.vars.stop !== true) moveToOwner(g, Number(locals.card), "field", { as: "return" });
      },
    ),
  ]);
  const card = tinyCard(
    "Boomerang",
    {},
    {
      on: "throw",
      run: (g, { card, stamp }: PendingTrigger) => call(g, "back", { card, pin: { card, stamp } as Plain }),
    },
    { on: "return", run: (g, { card }) => void moveToOwner(g, card, "discard", { as: "throw" }) },
  );
  const rules = orderRules(
    { throw: (g) => void moveToOwner(g, 0, "discard", { as: "throw" }) },
    {
      ...more,
      cards: pool(card),
      values: { isLive: () => true, ...more.values },
      flow: { ...more.flow, procedures: { back } },
    },
  );
  const table = tableFromLayout({ rules, seats: [{ field: ["Boomerang"] }, {}] });
  table.act(0, "throw");
  return table;
}

/** More answers than it takes to find a loop. */
const ENOUGH = 40;

/** Gives the first possible answer until the game is over or a seat acts again. */
function goOn(table: TestTable, answers: number): number {
  for (let n = 0; n < answers; n++) {
    if (table.state.outcome !== null || table.decision.kind === "act") return n;
    const { seat, kind } = table.decision;
    table.answer(kind === "confirm" ? { seat, do: "confirm", yes: true } : { seat, do: "pick", picks: [0] });
  }
  return answers;
}

describe("triggers that cause each other endlessly and ask a question with only one answer", () => {
  test("draw as soon as the position recurs, although the card has a new stamp each time", () => {
    const table = boomerang({ question: forced });
    expect(goOn(table, ENOUGH)).toBeLessThan(15);
    expect(table.state.outcome).toEqual({ winners: [], cause: "loop", rule: "kernel:loop" });
  });

  test("run the game's own `onLoop` first", () => {
    const table = boomerang(
      { question: forced },
      {
        loops: { onLoop: (g) => setVar(g, "stop", true) },
      },
    );
    goOn(table, ENOUGH);
    expect(table.state.vars.stop).toBe(true);
  });

  test("are no loop while a player can answer otherwise", () => {
    const free: Question = { ...forced, options: [{ value: 1 }, { value: 2 }] };
    expect(goOn(boomerang({ question: free }), ENOUGH)).toBe(ENOUGH);
    expect(goOn(boomerang({ question: { kind: "confirm" } }), ENOUGH)).toBe(ENOUGH);
  });

  test("are no loop while something changes each time", () => {
    const count = (g: Engine) => setVar(g, "count", Number(g.state.vars.count ?? 0) + 1);
    expect(goOn(boomerang({ question: forced, does: count }), ENOUGH)).toBe(ENOUGH);
  });

  test("are no loop while dice decide how it goes on", () => {
    expect(goOn(boomerang({ question: forced, does: (g) => void roll(g, 0, 6) }), ENOUGH)).toBe(ENOUGH);
  });
});

test("draws when every resolving stack item puts the next one up and all can only pass", () => {
  const bell = tinyCard("Bell", {}, { on: "ring", when: () => true, run: () => undefined });
  const raise = (g: Engine, { card, stamp }: PendingTrigger) =>
    void pushStack(g, { seat: 0, card, data: { pin: { card, stamp } as Plain } });
  const ring = (g: Engine) => {
    moveToOwner(g, 0, zoneOf(g.state, "field", 0).cards.includes(0) ? "hand" : "field");
    announce(g, "ring", 0);
  };
  const game = procedure("game", [step("ring", "F 2", ring), window("respond", "F 3", "respond")]);
  const respond: WindowSpec = {
    mode: "stack",
    prompt: { key: "prompt.respond" },
    then: "first",
    seats: () => [0, 1],
    specs: [],
    resolve: ring,
  };
  const rules = tinyRules({
    cards: pool(bell),
    values: { isLive: () => true },
    flow: {
      triggers: { order: "nested", choose: false, rule: "F 4", raise },
      procedures: { game },
      windows: { respond },
    },
  });
  const table = tableFromLayout({
    rules,
    seats: [{ field: ["Bell"] }, {}],
    agenda: [{ procedure: "game", step: "ring" }],
  });
  let passes = 0;
  for (; table.state.outcome === null && passes < 3 * ENOUGH; passes++) table.pass(table.decision.seat);
  expect(table.state.outcome?.cause).toBe("loop");
  expect(passes).toBeLessThan(2 * ENOUGH);
});
