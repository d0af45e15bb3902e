import { describe, expect, test } from "vitest";
import type { Goal } from "../../positions/position";
import { fateOf } from "./earlier-match";

const board = {
  format: 1,
  turn: { seat: 0, number: 8, step: "main", values: {} },
  seats: [],
} as const;

const fate = (goal: Goal, turn: number, over = false) => fateOf({ turn, over }, { goal, board });

describe("a saved match of a puzzle in the player's own turn", () => {
  const goal = { kind: "win" } as const;

  test("goes on while the puzzle is open", () => {
    expect(fate(goal, 8)).toBe("resume");
  });

  test("makes way once it ended with the puzzle", () => {
    expect(fate(goal, 8, true)).toBe("replace");
    expect(fate(goal, 9)).toBe("replace");
  });

  test("is opened again in the next own turn, and stays once it was played on", () => {
    expect(fate(goal, 10)).toBe("resume");
    expect(fate(goal, 11)).toBe("keep");
    expect(fate(goal, 14, true)).toBe("keep");
  });
});

describe("a saved match of a puzzle in the opponent's turn", () => {
  const goal = { kind: "survive" } as const;

  test("goes on, makes way when lost, and stays once it was played on", () => {
    expect(fate(goal, 8)).toBe("resume");
    expect(fate(goal, 8, true)).toBe("replace");
    expect(fate(goal, 9)).toBe("resume");
    expect(fate(goal, 10)).toBe("keep");
  });
});
