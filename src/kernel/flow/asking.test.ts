import { describe, expect, test } from "vitest";
import { answer, askAmount, askPick, type Engine, finish, openProcedure, type Seat, step } from "../index";
import { startGame } from "../testing/test-table";
import { tinyRules } from "../testing/tiny";

interface Given {
  readonly amount: number;
  readonly seat: Seat;
}

/** A game that asks for one number, if `wanted` is true, and records it. */
function begin(wanted: boolean, noted: Given[] = []): Engine {
  const game = openProcedure("game", [
    askAmount(
      "how many",
      "T 1",
      () => (wanted ? { seat: 0, prompt: { key: "prompt.act" }, min: 1, max: 3 } : undefined),
      (_g, _locals, amount, seat) => noted.push({ amount, seat }),
    ),
    step("end", "T 2", (g) => finish(g, [], "quiet", "T 2")),
  ]);
  return startGame(
    tinyRules({
      flow: { procedures: { game } },
    }),
  ).engine;
}

describe("a step that asks", () => {
  test("puts its question by its own clause", () => {
    expect(begin(true).state.decision).toMatchObject({ kind: "amount", rule: "T 1", min: 1, max: 3 });
  });

  test("receives the answer and the seat that gave it", () => {
    const noted: Given[] = [];
    answer(begin(true, noted), { seat: 0, do: "amount", amount: 2 });
    expect(noted).toEqual([{ amount: 2, seat: 0 }]);
  });

  test("goes on when it has no question", () => {
    expect(begin(false).state.outcome?.rule).toBe("T 2");
  });

  test("cites the clause that its question names", () => {
    const game = openProcedure("game", [
      askPick(
        "which",
        "T 1",
        () => ({ seat: 0, prompt: { key: "prompt.act" }, rule: "T 3", options: [{}], min: 1, max: 1 }),
        () => undefined,
      ),
    ]);
    const g = startGame(
      tinyRules({
        flow: { procedures: { game } },
      }),
    ).engine;
    expect(g.state.decision?.rule).toBe("T 3");
  });
});
