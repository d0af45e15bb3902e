import { describe, expect, test } from "vitest";
import {
  type Answer,
  answer,
  answerLegal,
  ask,
  canAct,
  canAnswer,
  createGame,
  type Decision,
  type Engine,
  finish,
  hashState,
  procedure,
  step,
} from "../index";
import { startGame, type TestTable, tableFromLayout, tinyConfig } from "../testing/test-table";
import { type Question, tinyRules } from "../testing/tiny";
import { note, orderRules } from "../testing/tiny-orders";

/** A game of one decision: the answer is logged and the game is over. */
function asking(question: Question): TestTable {
  const decision = { seat: 0, prompt: { key: "prompt.question" }, rule: "Q 1", ...question } as Decision;
  const game = procedure("game", [
    step(
      "ask",
      "Q 1",
      (g) => ask(g, decision),
      (g, _locals, { seat: _seat, do: _do, ...given }) => note(g, given as never),
    ),
    step("end", "Q 2", (g) => finish(g, [], "answered", "Q 2")),
  ]);
  return startGame(
    tinyRules({
      flow: { procedures: { game } },
    }),
    2,
  );
}

const HOSTILE: readonly unknown[] = [
  NaN,
  -1,
  -0.5,
  1.5,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  "0",
  "",
  null,
  undefined,
  true,
  {},
  [],
  [0, 0],
  { length: 1 },
  () => 0,
];

test.each<[string, Question, Answer]>([
  [
    "picks",
    { kind: "pick", options: [{ value: 1 }, { value: 2 }], min: 1, max: 2 },
    { seat: 0, do: "pick", picks: new Array(1) },
  ],
  [
    "an order",
    { kind: "arrange", options: [{ value: 1 }, { value: 2 }] },
    { seat: 0, do: "arrange", order: Object.assign(new Array(2), { 1: 0 }) },
  ],
  ["a cell", { kind: "place", cells: [[0, 0]] }, { seat: 0, do: "place", cell: new Array(2) as never }],
])("refuses %s with a hole in it", (_what, question, given) => {
  asking(question).refused(given);
});

test("refuses an answer with extra fields", () => {
  const table = asking({ kind: "confirm" });
  table.refused({ seat: 0, do: "confirm", yes: true, extra: 1 });
  table.refused({ seat: 0, do: "act", action: { type: "pass", extra: 1 } });
  table.answer({ seat: 0, do: "confirm", yes: true });
});

/** Expects every answer with one field replaced by garbage to be refused with the clause of the decision. */
function refusesRubbish(table: TestTable, good: Answer, field: string, but: readonly unknown[] = []): void {
  for (const bad of HOSTILE.filter((value) => !but.includes(value))) {
    expect(table.refused({ ...good, [field]: bad })).toMatchObject({
      why: { key: "why.does-not-fit" },
      rule: "Q 1",
    });
  }
}

const OPTIONS = [{ value: "a" }, { value: "b" }, { value: "c" }];

test("a pick takes distinct options within its limits", () => {
  const table = asking({ kind: "pick", options: OPTIONS, min: 1, max: 2 });
  const pick = (...picks: unknown[]) => ({ seat: 0, do: "pick", picks });
  for (const bad of [pick(), pick(0, 1, 2), pick(0, 0), pick(3), pick(-1), pick(0.5), pick(NaN), pick("0")]) {
    expect(table.refused(bad).rule).toBe("Q 1");
  }
  refusesRubbish(table, pick(0) as Answer, "picks");
  table.pick(0, 2, 0);
  expect(table.state.vars.log).toEqual([{ picks: [2, 0] }]);
});

test("a pick may allow choosing none", () => {
  const table = asking({ kind: "pick", options: [], min: 0, max: 3 });
  table.pick(0);
  expect(table.state.outcome?.cause).toBe("answered");
});

test("an arrangement takes every option exactly once", () => {
  const table = asking({ kind: "arrange", options: OPTIONS });
  const arrange = (...order: unknown[]) => ({ seat: 0, do: "arrange", order });
  for (const bad of [arrange(), arrange(0, 1), arrange(0, 1, 1), arrange(0, 1, 3), arrange(0, 1, 2, 3)]) {
    expect(table.refused(bad).rule).toBe("Q 1");
  }
  refusesRubbish(table, arrange(0, 1, 2) as Answer, "order");
  table.arrange(0, 2, 0, 1);
});

test("an amount is a whole number within its limits", () => {
  const table = asking({ kind: "amount", min: 2, max: 5 });
  for (const amount of [1, 6, 2.5, -3])
    expect(table.refused({ seat: 0, do: "amount", amount }).rule).toBe("Q 1");
  refusesRubbish(table, { seat: 0, do: "amount", amount: 2 }, "amount");
  table.amount(0, 5);
});

test("an amount may be negative if the decision allows it", () => {
  const table = asking({ kind: "amount", min: -4, max: -2 });
  table.amount(0, -3);
  expect(table.state.vars.log).toEqual([{ amount: -3 }]);
});

test("a confirmation is yes or no", () => {
  const table = asking({ kind: "confirm" });
  refusesRubbish(table, { seat: 0, do: "confirm", yes: true }, "yes", [true]);
  table.confirm(0, false);
});

test("a name must be one of the offered names", () => {
  const table = asking({ kind: "name", names: ["Ash", "Birch"] });
  refusesRubbish(table, { seat: 0, do: "name", name: "Ash" }, "name");
  expect(table.refused({ seat: 0, do: "name", name: "ash" }).rule).toBe("Q 1");
  table.answer({ seat: 0, do: "name", name: "Birch" });
});

test("a place must be one of the offered cells", () => {
  const table = asking({
    kind: "place",
    cells: [
      [0, 0],
      [-3, 7],
    ],
  });
  refusesRubbish(table, { seat: 0, do: "place", cell: [0, 0] }, "cell", [HOSTILE[14]]);
  for (const cell of [[7, -3], [0], [0, 0, 0], ["0", "0"], [0, NaN]]) {
    expect(table.refused({ seat: 0, do: "place", cell }).rule).toBe("Q 1");
  }
  table.place(0, [-3, 7]);
});

test("refuses an answer to another decision", () => {
  const table = asking({ kind: "confirm" });
  const others = [
    { seat: 0, do: "pick", picks: [] },
    { seat: 0, do: "arrange", order: [] },
    { seat: 0, do: "amount", amount: 0 },
    { seat: 0, do: "name", name: "" },
    { seat: 0, do: "place", cell: [0, 0] },
  ];
  for (const other of others) expect(table.refused(other).why.key).toBe("why.does-not-fit");
  const act = table.refused({ seat: 0, do: "act", action: { type: "pass" } });
  expect(act).toMatchObject({ why: { key: "why.other-question" }, rule: "Q 1" });
});

test("refuses anything that is not an answer", () => {
  const table = asking({ kind: "confirm" });
  for (const rubbish of [...HOSTILE, { do: "confirm", yes: true }, { seat: 0 }, { seat: 0, do: "dance" }]) {
    expect(table.refused(rubbish).why.key).toBe("why.does-not-fit");
  }
});

test("refuses an answer from a seat that does not exist or is not asked", () => {
  const table = asking({ kind: "confirm" });
  for (const seat of [-1, 2, 99]) {
    expect(table.refused({ seat, do: "confirm", yes: true }).why.key).toBe("why.no-such-seat");
  }
  expect(table.refused({ seat: 1, do: "confirm", yes: true })).toMatchObject({
    why: { key: "why.not-asked", args: { player: "Seat 0" } },
    rule: "Q 1",
  });
});

describe("an action", () => {
  const begin = () =>
    tableFromLayout({ rules: orderRules({ do: (g, { data }) => note(g, data ?? null) }), seats: [{}] });

  test("never reaches the rules when it is malformed", () => {
    const table = begin();
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    const actions: unknown[] = [
      ...HOSTILE,
      { type: 1 },
      { type: "do", card: "0" },
      { type: "do", card: 0.5 },
      { type: "do", target: NaN },
      { type: "do", cell: [0] },
      { type: "do", cell: "00" },
      { type: "do", data: 1 },
      { type: "do", data: [1] },
      { type: "do", data: null },
      { type: "do", data: { n: NaN } },
      { type: "do", data: { n: Number.POSITIVE_INFINITY } },
      { type: "do", data: { when: new Date(0) } },
      { type: "do", data: { map: new Map() } },
      { type: "do", data: { run: () => 0 } },
      { type: "do", data: { big: 1n } },
      { type: "do", data: cyclic },
    ];
    for (const action of actions) {
      expect(table.refused({ seat: 0, do: "act", action }).why.key).toBe("why.does-not-fit");
      expect(table.refused({ seat: 0, do: "anytime", action }).why.key).toBe("why.does-not-fit");
    }
  });

  test("may carry any plain data", () => {
    const table = begin();
    const data = { n: -1, text: "é", list: [null, true, { deep: [[]] }], none: undefined };
    table.act(0, { type: "do", data: data as never });
    expect(table.state.vars.log).toEqual([{ n: -1, text: "é", list: [null, true, { deep: [[]] }] }]);
  });
});

test("an error in the rules is rethrown and changes nothing; the game can go on", () => {
  const rules = orderRules({
    fault: (g) => {
      note(g, "half done");
      throw new Error("a fault");
    },
    fine: (g) => note(g, "done"),
  });
  const g = createGame(rules, tinyConfig([[]]), { strict: true });
  const before = hashState(g.state);
  expect(() => answer(g, { seat: 0, do: "act", action: { type: "fault" } })).toThrow("a fault");
  expect(hashState(g.state)).toBe(before);
  expect(answer(g, { seat: 0, do: "act", action: { type: "fine" } }).ok).toBe(true);
  expect(g.state.vars.log).toEqual(["done"]);
});

test("throws for a decision without a legal answer", () => {
  const impossible: Question[] = [
    { kind: "pick", options: [], min: 1, max: 1 },
    { kind: "pick", options: OPTIONS, min: 2, max: 1 },
    { kind: "amount", min: 3, max: 2 },
    { kind: "name", names: [] },
    { kind: "place", cells: [] },
  ];
  for (const question of impossible) expect(() => asking(question)).toThrow("no answer fits");
});

test("throws for two decisions at once, and for one whose step takes no answer", () => {
  const confirm = (g: Engine) => ask(g, { kind: "confirm", seat: 0, prompt: { key: "prompt.x" }, rule: "Q" });
  const game = (run: (g: Engine) => void) =>
    tinyRules({
      flow: { procedures: { game: procedure("game", [step("ask", "Q", run)]) } },
    });
  const twice = (g: Engine) => {
    confirm(g);
    confirm(g);
  };
  expect(() => startGame(game(twice))).toThrow("already asking");
  expect(() => startGame(game(confirm))).toThrow("cannot take the answer");
});

test("an engine that records no events returns none, and plays the same", () => {
  const rules = orderRules({ do: (g) => note(g, "done") });
  const [loud, silent] = [true, false].map((events) => createGame(rules, tinyConfig([[]]), { events }));
  const given: Answer = { seat: 0, do: "act", action: { type: "do" } };
  expect(canAnswer(silent!, given)).toEqual({ ok: true });
  expect(answer(silent!, given)).toEqual({ ok: true, events: [], states: [] });
  answerLegal(loud!, given);
  expect(hashState(loud!.state)).toBe(hashState(silent!.state));
});

test("an incomplete action passes canAct but is refused as an answer", () => {
  const rules = orderRules(
    { aim: (g, { target }) => note(g, target ?? null) },
    {
      decisions: { isComplete: (_g, { type, target }) => type !== "aim" || target !== undefined },
    },
  );
  const table = tableFromLayout({ rules, seats: [{}] });
  expect(canAct(table.engine, 0, { type: "aim" })).toEqual({ ok: true });
  const refusal = { why: { key: "why.does-not-fit" }, rule: "T 10" };
  expect(table.refused({ seat: 0, do: "act", action: { type: "aim" } })).toMatchObject(refusal);
  table.act(0, { type: "aim", target: 4 });
  expect(table.state.vars.log).toEqual([4]);
});
