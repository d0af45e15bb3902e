import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores";
import { playGame, winShare } from "../testing";

test("the lowest level beats random play", () => {
  expect(winShare(battleCores, "easy", "random", 40)).toBeGreaterThan(0.65);
}, 300_000);

test("the highest level beats the lowest, and random play nearly always", () => {
  expect(winShare(battleCores, "hard", "easy", 12)).toBeGreaterThan(0.5);
  expect(winShare(battleCores, "hard", "random", 6)).toBeGreaterThan(0.7);
}, 300_000);

test("with three and four players every level plays by the rules to the end", () => {
  for (const players of [
    ["hard", "easy", "medium"],
    ["medium", "easy", "medium", "easy"],
    ["easy", "random", "medium"],
  ] as const) {
    const g = playGame(battleCores, 5, players);
    expect(g.state.outcome?.winners).toHaveLength(1);
  }
}, 300_000);

test("the same seeds play the same game", () => {
  const [a, b] = [1, 2].map(() => playGame(battleCores, 3, ["hard", "medium"]).state.cards);
  expect(JSON.stringify(a)).toBe(JSON.stringify(b));
}, 300_000);
