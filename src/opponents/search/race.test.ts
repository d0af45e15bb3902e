import { expect, test } from "vitest";
import type { Arm } from "./arms";
import { survivors } from "./race";

const arm = (...values: number[]): Arm => ({ answer: 0, rest: "play", values: new Map(values.entries()) });

const MARGIN = 0.01;
const proposal = arm(0.5, 0.4, 0.6);

test("drops an answer that is clearly behind", () => {
  const better = arm(0.6, 0.5, 0.7);
  expect(survivors([proposal, better, arm(0.1, 0, 0.2)], MARGIN)).toEqual([proposal, better]);
});

test("drops an answer that does the same as an earlier one", () => {
  const better = arm(0.6, 0.5, 0.7);
  expect(survivors([proposal, arm(0.5, 0.4, 0.6), better, arm(0.6, 0.5, 0.7)], MARGIN)).toEqual([
    proposal,
    better,
  ]);
});

test("keeps an answer that is behind by no more than chance explains", () => {
  const arms = [proposal, arm(0.9, 0.1, 0.4)];
  expect(survivors(arms, MARGIN)).toEqual(arms);
});

test("keeps the proposal, however far behind", () => {
  const better = arm(0.9, 0.8, 1);
  expect(survivors([proposal, better], MARGIN)).toEqual([proposal, better]);
});

test("drops nothing after two worlds", () => {
  const arms = [arm(0.5, 0.5), arm(0, 0)];
  expect(survivors(arms, MARGIN)).toEqual(arms);
});
