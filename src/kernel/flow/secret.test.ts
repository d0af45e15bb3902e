import { expect, test } from "vitest";
import {
  ask,
  type Engine,
  finish,
  jump,
  procedure,
  type Seat,
  setVar,
  step,
  view,
  viewEvent,
} from "../index";
import { startGame } from "../testing/test-table";
import { tinyRules } from "../testing/tiny";

/** Each seat picks a hand in secret, one after another, then all hands are revealed. A tie is replayed. */
const HANDS = ["rock", "paper", "scissors"];

function askHand(g: Engine, seat: Seat): void {
  const options = HANDS.map((value) => ({ value }));
  const prompt = { key: "prompt.throw", args: { seat } };
  ask(g, { kind: "pick", seat, prompt, rule: "R 1", options, min: 1, max: 1, secret: true });
}

const throwOf = (seat: Seat) =>
  step(
    `hand ${seat}`,
    "R 1",
    (g) => askHand(g, seat),
    (_g, locals, answer) => {
      if (answer.do === "pick") locals[`hand ${seat}`] = answer.picks[0] ?? 0;
    },
  );

const game = procedure("game", [
  throwOf(0),
  throwOf(1),
  step("show", "R 2", (g, locals) => {
    const [one, two] = [Number(locals["hand 0"]), Number(locals["hand 1"])];
    setVar(g, "shown", [HANDS[one] ?? "", HANDS[two] ?? ""]);
    if (one === two) return jump(g, "hand 0");
    finish(g, [(one - two + 3) % 3 === 1 ? 0 : 1], "better-hand", "R 3");
  }),
]);

const begin = () =>
  startGame(
    tinyRules({
      flow: { procedures: { game } },
    }),
    2,
  );

test("asks for the hands one after the other and reveals them together", () => {
  const table = begin();
  table.pick(0, 1);
  expect(table.state.vars.shown).toBeUndefined();
  table.pick(1, 0);
  expect(table.state.vars.shown).toEqual(["paper", "rock"]);
  expect(table.state.outcome?.winners).toEqual([0]);
});

test("a tie is replayed", () => {
  const table = begin();
  table.pick(0, 2);
  table.pick(1, 2);
  expect(table.asked).toBe(0);
  table.pick(0, 0);
  table.pick(1, 1);
  expect(table.state.outcome?.winners).toEqual([1]);
});

test("while one seat chooses, the other learns only that it is asked", () => {
  const { engine } = begin();
  expect(view(engine, 1).decision).toEqual({
    kind: "act",
    seat: 0,
    prompt: { key: "prompt.secret" },
    rule: "R 1",
  });
  expect(view(engine, 0).decision).toMatchObject({
    kind: "pick",
    options: HANDS.map((value) => ({ value })),
  });
});

test("a pick changes neither the other seat's view nor its events", () => {
  const seen = HANDS.map((_, hand) => {
    const table = begin();
    const events = table.pick(0, hand).map((event) => viewEvent(event, 1));
    return JSON.stringify([view(table.engine, 1), view(table.engine, -1), events]);
  });
  expect(new Set(seen).size).toBe(1);
});
