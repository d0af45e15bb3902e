import { expect, test } from "vitest";
import {
  type Answer,
  ask,
  call,
  concede,
  type Decision,
  type Engine,
  exit,
  finish,
  jump,
  procedure,
  step,
} from "../index";
import { startGame } from "../testing/test-table";
import { type Question, tinyRules } from "../testing/tiny";
import { note } from "../testing/tiny-orders";

const OPTIONS = [{ value: "a" }, { value: "b" }, { value: "c" }];

const QUESTIONS: readonly Question[] = [
  { kind: "act" },
  { kind: "pick", options: OPTIONS, min: 0, max: 2 },
  { kind: "pick", options: OPTIONS, min: 2, max: 2 },
  { kind: "arrange", options: OPTIONS },
  { kind: "amount", min: 2, max: 9 },
  { kind: "confirm" },
  { kind: "name", names: ["Ash", "Birch"] },
  {
    kind: "place",
    cells: [
      [3, 4],
      [5, 6],
    ],
  },
];

const valuesOf = ({ seat: _seat, do: _do, ...given }: Answer) => given as never;

function askSeat(g: Engine, seat: number, open: Question): void {
  ask(g, { seat, prompt: { key: "prompt.question" }, rule: "A 1", ...open } as Decision);
}

/** Three seats. The second has left and is asked one decision after another. */
const game = procedure("game", [
  step(
    "wait",
    "A 0",
    (g) => askSeat(g, 0, { kind: "confirm" }),
    () => undefined,
  ),
  ...QUESTIONS.map((open, i) =>
    step(
      `question ${i}`,
      "A 1",
      (g) => askSeat(g, 1, open),
      (g, _locals, answer) => note(g, valuesOf(answer)),
    ),
  ),
  step("end", "A 2", (g) => finish(g, [], "done", "A 2")),
]);

const rules = tinyRules({
  flow: { procedures: { game } },
  decisions: { anytime: { concede: concede("A 3") } },
});

test("answers every decision of a seat that has left with the least it allows", () => {
  const table = startGame(rules, 3);
  table.anytime(1, "concede");
  table.confirm(0, true);
  expect(table.state.vars.log).toEqual([
    { action: { type: "pass" } },
    { picks: [] },
    { picks: [0, 1] },
    { order: [0, 1, 2] },
    { amount: 2 },
    { yes: false },
    { name: "Ash" },
    { cell: [3, 4] },
  ]);
  expect(table.state.outcome?.cause).toBe("done");
});

test("answers an open decision as soon as its seat leaves", () => {
  const table = startGame(rules, 3);
  table.confirm(0, true);
  expect(table.asked).toBe(1);
  table.anytime(1, "concede");
  expect(table.state.outcome?.cause).toBe("done");
});

test("a procedure may return a result from its middle", () => {
  const inner = procedure("inner", [
    step("first", "A 5", (g) => exit(g, "halfway")),
    step("never", "A 5", (g) => note(g, "never")),
  ]);
  const outer = procedure("game", [
    step("call", "A 4", (g) => call(g, "inner")),
    step("read", "A 4", (g) => note(g, g.state.result)),
    step("end", "A 4", (g) => finish(g, [], "done", "A 4")),
  ]);
  const table = startGame(
    tinyRules({
      flow: { procedures: { game: outer, inner } },
    }),
  );
  expect(table.state.vars.log).toEqual(["halfway"]);
  expect(table.state.outcome?.cause).toBe("done");
});

test("throws for a call of an unknown procedure and a jump to an unknown step", () => {
  const run = (faulty: (g: Engine) => void) => () =>
    startGame(
      tinyRules({
        flow: { procedures: { game: procedure("game", [step("one", "A 8", faulty)]) } },
      }),
    );
  expect(run((g) => call(g, "nothing"))).toThrow("no procedure nothing");
  expect(run((g) => jump(g, "nowhere"))).toThrow("no step nowhere");
});
