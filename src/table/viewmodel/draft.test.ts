import { expect, test } from "vitest";
import type { Decision } from "../../kernel";
import { draftFor, EMPTY_DRAFT, moved, toggled } from "./draft";

const pick = (min: number, max: number): Decision => ({
  kind: "pick",
  seat: 0,
  prompt: { key: "prompt.may" },
  rule: "R 1",
  options: [{ value: 0 }, { value: 1 }, { value: 2 }],
  min,
  max,
});

test("a single pick moves to the option pressed last", () => {
  const question = pick(1, 1);
  const first = toggled(EMPTY_DRAFT, question, 0);
  expect(toggled(first, question, 2).picks).toEqual([2]);
  expect(toggled(first, question, 0).picks).toEqual([]);
});

test("no more than the maximum are picked", () => {
  const question = pick(2, 2);
  const two = toggled(toggled(EMPTY_DRAFT, question, 0), question, 1);
  expect(toggled(two, question, 2).picks).toEqual([0, 2]);
});

test("a draft is valid for its own decision only", () => {
  const draft = toggled(EMPTY_DRAFT, pick(1, 1), 0);
  expect(draftFor(draft, pick(1, 1))).toBe(EMPTY_DRAFT);
});

test("an order is changed step by step", () => {
  expect(moved([0, 1, 2], 2, -1)).toEqual([0, 2, 1]);
  expect(moved([0, 1, 2], 0, -1)).toEqual([0, 1, 2]);
});
