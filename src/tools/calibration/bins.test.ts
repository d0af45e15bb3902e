import { expect, test } from "vitest";
import { binsOf, fitOf, meanError } from "./bins";
import type { Sample } from "./samples";

/** Samples of games of their own, won in a share of them. */
const samples = (chance: number, won: number, count: number, from = 0): Sample[] =>
  Array.from({ length: count }, (_, i) => ({ game: from + i, chance, points: i < won ? 1 : 0 }));

const honest = [...samples(0.25, 25, 100), ...samples(0.75, 75, 100, 100)];

test("a sample is counted in its tenth", () => {
  const bins = binsOf([...samples(0.25, 1, 4), ...samples(1, 1, 1, 4)]);
  expect(bins.map(({ count }) => count)).toEqual([0, 0, 4, 0, 0, 0, 0, 0, 0, 1]);
  expect(bins[2]).toMatchObject({ predicted: 0.25, won: 0.25 });
});

test("chances that come true need no stretch", () => {
  const { stretch, moved } = fitOf(honest);
  expect(stretch).toBeCloseTo(1, 5);
  expect(moved).toBeCloseTo(0, 5);
  expect(meanError(binsOf(honest))).toBeCloseTo(0, 5);
});

test("chances that promise too little are stretched", () => {
  const timid = [...samples(0.4, 25, 100), ...samples(0.6, 75, 100, 100)];
  expect(fitOf(timid).stretch).toBeCloseTo(Math.log(3) / Math.log(1.5), 5);
  expect(meanError(binsOf(timid))).toBeCloseTo(0.15, 5);
});

test("many samples of one game tell no more than one", () => {
  const one = binsOf(samples(0.55, 1, 1));
  const again = binsOf(Array.from({ length: 50 }, () => samples(0.55, 1, 1)).flat());
  expect(again[5]?.margin).toBeCloseTo(one[5]?.margin ?? 0, 5);
});
