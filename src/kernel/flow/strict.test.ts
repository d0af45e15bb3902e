import { describe, expect, test } from "vitest";
import {
  addDeck,
  ask,
  beginTurn,
  call,
  createCard,
  type Engine,
  grantAbility,
  modify,
  move,
  procedure,
  pushStack,
  setVar,
  shuffle,
  step,
  zoneOf,
} from "../index";
import { restored, startGame } from "../testing/test-table";
import { pool, tinyCard, tinyRules } from "../testing/tiny";

describe("a strict engine allows changes only through verbs", () => {
  const everything = procedure("game", [
    step(
      "set up",
      "X 1",
      (g, locals) => {
        addDeck(g, 0, ["Card", "Card", "Card"], "deck");
        shuffle(g, zoneOf(g.state, "deck", 0).id);
        move(g, 0, zoneOf(g.state, "field", 0).id);
        const token = createCard(g, "Card", 0, zoneOf(g.state, "field", 0).id, { counters: { coin: 1 } });
        modify(g, token.id, { stat: "a", layer: "only", op: "add", amount: 1, source: 0, until: "game" });
        grantAbility(g, 0, { def: "Card", ability: 0, until: "turn" });
        pushStack(g, { seat: 0, card: 0, data: { deep: { list: [1] } } });
        beginTurn(g, 0, "main");
        setVar(g, "record", { list: [{ n: 1 }] });
        locals.list = [{ n: 1 }];
        ask(g, {
          kind: "pick",
          seat: 0,
          prompt: { key: "p" },
          rule: "X",
          options: [{ value: [1] }],
          min: 0,
          max: 1,
        });
      },
      () => undefined,
    ),
  ]);
  const cards = pool(tinyCard("Card", {}, { on: "bell", run: () => undefined }));
  const begin = () =>
    startGame(
      tinyRules({
        flow: { procedures: { game: everything } },
        cards,
      }),
      2,
    ).engine;

  /** Every object and array inside a value. */
  function* inside(value: unknown): Generator<object> {
    if (typeof value !== "object" || value === null) return;
    yield value;
    for (const inner of Object.values(value)) yield* inside(inner);
  }

  /**
   * The values in the fields of a state. The lists of cards, zones, seats and frames themselves have slots that verbs
   * fill.
   */
  function* values(g: Engine): Generator<object> {
    const { cards: all, zones, seats, agenda, ...rest } = g.state;
    for (const value of [...all, ...zones, ...seats, ...agenda.map((frame) => Object.values(frame.locals))]) {
      if (!Array.isArray(value)) yield* inside(value);
      else for (const inner of value) yield* inside(inner);
    }
    for (const value of Object.values(rest)) yield* inside(value);
  }

  test("every card, zone, seat and record of the game is deeply frozen", () => {
    const found = [...values(begin())];
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter((value) => !Object.isFrozen(value))).toEqual([]);
  });

  test("everything is frozen also after saving and restoring", () => {
    expect([...values(restored(begin()))].every(Object.isFrozen)).toBe(true);
  });

  test("changing a frozen object throws", () => {
    const { cards: all, zones, seats, vars, turn, stack } = begin().state;
    const attempts: (() => unknown)[] = [
      () => Object.assign(all[0]!, { def: "Other" }),
      () => Object.assign(all[3]!.counters, { coin: 9 }),
      () => (zones[0]!.cards as number[]).push(1),
      () => Object.assign(seats[0]!, { status: "out" }),
      () => Object.assign(vars, { record: null }),
      () => Object.assign(turn, { seat: 1 }),
      () => (stack as unknown[]).pop(),
    ];
    for (const attempt of attempts) expect(attempt).toThrow(TypeError);
  });

  test("throws when a procedure changes a value of its locals in place", () => {
    const sly = procedure("game", [step("begin", "X 1", (g) => call(g, "sly", { list: [1] }))]);
    const inner = procedure("sly", [
      step("first", "X 2", () => undefined),
      step("then", "X 3", (_g, locals) => void (locals.list as number[]).push(2)),
    ]);
    expect(() =>
      startGame(
        tinyRules({
          flow: { procedures: { game: sly, sly: inner } },
        }),
      ),
    ).toThrow(TypeError);
  });
});
