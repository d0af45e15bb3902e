import { expect, test } from "vitest";
import type { Cell } from "../../../kernel";
import { nextCells } from "./inTurn";

const line = (count: number, y: number): Cell[] => Array.from({ length: count }, (_, x) => [x, y]);

test("cells come a few at a time, from the north, until all are there", () => {
  const wanted = [...line(3, 0), ...line(3, 2)];
  const first = nextCells([], wanted);
  expect(first).toEqual([...line(3, 2), ...line(1, 0)]);
  const all = nextCells(first, wanted);
  expect(all).toHaveLength(6);
  expect(nextCells(all, wanted)).toBe(all);
});

test("those that are wanted no more go first, a few at a time", () => {
  const fewer = nextCells(line(6, 0), line(2, 1));
  expect(fewer).toHaveLength(2);
  expect(nextCells(fewer, line(2, 1))).toEqual([]);
  expect(nextCells([], line(2, 1))).toEqual(line(2, 1));
});

test("what stays is not touched", () => {
  const before = line(3, 0);
  expect(nextCells(before, [...line(3, 0), [9, 0]])[0]).toBe(before[0]);
});
