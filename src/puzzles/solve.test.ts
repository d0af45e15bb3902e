import { describe, expect, test } from "vitest";
import { battleCores } from "../games/battle-cores/testing";
import { duel } from "../games/soul-masters/testing";
import type { Task } from "./goal";
import { search } from "./search";
import { isSafe, judgeAnswers, solve } from "./solve";
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

  test("does not take an opponent's way round in circles for a loss", () => {
    const g = duel({ me: { hand: [], energy: [] }, foe: { hand: [], energy: [] } }).engine;
    const defence: Task = { goal: { kind: "survive" }, seat: 1, turn: g.state.turn.number };
    expect(solve(defence, [g], options).verdict).toBe("solved");
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

describe("a search of every line", () => {
  test("judges each first answer", () => {
    const g = lastAttack(2);
    const judged = judgeAnswers(taskIn(g), [g], options);
    const solving = judged.filter(({ verdict }) => verdict === "solved");
    expect(solving.map(({ answer }) => answer)).toMatchObject([{ do: "act", action: { type: "attack" } }]);
    expect(judged.length).toBeGreaterThan(1);
    expect(judged.every((one) => solving.includes(one) || one.verdict === "failed")).toBe(true);
  });

  test("finds the most that can be taken", () => {
    const g = lastAttack(29);
    const { gain } = search(taskIn(g), [g], {
      budget: 500,
      value: () => 0,
      least: -100,
      most: 100,
      gainAtEnd: (now) => 29 - (now.state.seats[1]?.counters.hp ?? 0),
    });
    expect(gain, "Speed 2: three attacks of 2").toBe(6);
  });

  test("knows whether even careless answers reach the goal", () => {
    const g = lastAttack(2);
    expect(isSafe(taskIn(g), [g], options)).toBe(false);
    const defence: Task = { goal: { kind: "survive" }, seat: 1, turn: g.state.turn.number };
    expect(isSafe(defence, [g], options), "an attack can win").toBe(false);
    const safe = lastAttack(29);
    expect(isSafe(defence, [safe], options)).toBe(true);
  });
});
