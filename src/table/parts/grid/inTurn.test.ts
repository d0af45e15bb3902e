import { expect, test } from "vitest";
import type { Cell } from "../../../kernel";
import { nextCells, stepsBetween } from "./inTurn";

const line = (count: number, y: number): Cell[] => Array.from({ length: count }, (_, x) => [x, y]);

/** All that is shown on the way, one step after the other. */
function way(shown: readonly Cell[], wanted: readonly Cell[]): (readonly Cell[])[] {
  const next = nextCells(shown, wanted);
  return next === shown ? [] : [next, ...way(next, wanted)];
}

test("cells come a few at a time, from the north, until all are there", () => {
  const wanted = [...line(3, 0), ...line(3, 2)];
  const steps = way([], wanted);
  expect(steps[0]).toEqual(line(2, 2));
  expect(steps[1]).toEqual([...line(3, 2), ...line(1, 0)]);
  expect(steps.at(-1)).toHaveLength(6);
  expect(stepsBetween([], wanted)).toBe(steps.length);
});

test("those that are wanted no more go first, a few at a time", () => {
  const steps = way(line(5, 0), line(3, 1));
  expect(steps.map((cells) => cells.length)).toEqual([3, 1, 0, 2, 3]);
  expect(stepsBetween(line(5, 0), line(3, 1))).toBe(steps.length);
  expect(stepsBetween(line(3, 1), line(3, 1))).toBe(0);
});

test("what stays is not touched", () => {
  const before = line(3, 0);
  expect(nextCells(before, [...line(3, 0), [9, 0]])[0]).toBe(before[0]);
});
