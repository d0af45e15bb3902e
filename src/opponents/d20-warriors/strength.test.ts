import { expect, test } from "vitest";
import { d20Warriors } from "../../games/d20-warriors";
import { playGame, winShare } from "../testing";

test("the lowest level beats random play", () => {
  expect(winShare(d20Warriors, "easy", "random", 40)).toBeGreaterThan(0.6);
}, 120_000);

test("the highest level beats the lowest, and random play by far", () => {
  expect(winShare(d20Warriors, "hard", "easy", 30)).toBeGreaterThan(0.5);
  expect(winShare(d20Warriors, "hard", "random", 30)).toBeGreaterThan(0.75);
}, 120_000);

test("the same seeds play the same game", () => {
  const [a, b] = [1, 2].map(() => playGame(d20Warriors, 3, ["hard", "medium"]).state.cards);
  expect(JSON.stringify(a)).toBe(JSON.stringify(b));
}, 120_000);
