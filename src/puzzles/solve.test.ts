import { describe, expect, test } from "vitest";
import { battleCores } from "../games/battle-cores/testing";
import type { Task } from "./goal";
import { solve } from "./solve";
import { worldsOf } from "./worlds";

/** A turn in which an attack is left, against a player with this many HP. */
const lastAttack = (hp: number) =>
  battleCores({
    at: "battle",
    me: { monsters: ["Arc Ferret"], hand: [], deck: [] },
    foe: { hp, monsters: [] },
  }).engine;

const taskIn = (g: ReturnType<typeof lastAttack>): Task => ({
  goal: { kind: "win" },
  seat: 0,
  turn: g.state.turn.number,
});

const options = { budget: 500, value: () => 0 };

describe("a search for a solution", () => {
  test("finds the winning attack in every world", () => {
    const g = lastAttack(2);
    const { verdict, answer } = solve(taskIn(g), worldsOf(g, 3), options);
    expect(verdict).toBe("solved");
    expect(answer).toMatchObject({ do: "act", action: { type: "attack" } });
  });

  test("knows that there is none", () => {
    const g = lastAttack(29);
    expect(solve(taskIn(g), [g], options)).toEqual({ verdict: "failed", answer: null });
  });

  test("says so when its budget is too small to know", () => {
    const g = lastAttack(29);
    expect(solve(taskIn(g), [g], { ...options, budget: 1 }).verdict).toBe("open");
  });

  test("leaves the position as it was", () => {
    const g = lastAttack(2);
    const before = JSON.stringify(g.state);
    solve(taskIn(g), worldsOf(g, 2), options);
    expect(JSON.stringify(g.state)).toBe(before);
  });
});
