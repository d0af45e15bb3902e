import { expect, test } from "vitest";
import { accuracyOf, isFault, verdictOf } from "./verdict";

test.each([
  [0, "best"],
  [0.009, "best"],
  [0.01, "good"],
  [0.05, "inaccuracy"],
  [0.1, "mistake"],
  [0.2, "blunder"],
  [1, "blunder"],
] as const)("a loss of %d is called %s", (loss, verdict) => {
  expect(verdictOf(loss)).toBe(verdict);
});

test("only what loses five points or more is a fault", () => {
  expect([0, 0.049, 0.05].map((loss) => isFault(verdictOf(loss)))).toEqual([false, false, true]);
});

test("who loses nothing is accurate to 100 %, and a loss of 5 points leaves 67 %", () => {
  expect(accuracyOf([0, 0])).toBe(100);
  expect(accuracyOf([0.05])).toBeCloseTo(67, 0);
  expect(accuracyOf([])).toBeNull();
});
