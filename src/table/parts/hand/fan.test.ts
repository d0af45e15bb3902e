import { expect, test } from "vitest";
import { fan } from "./fan";

test("cards are 6 degrees apart and drop by 6 pixels times the squared distance from the middle", () => {
  expect(fan(5)).toMatchObject({ angle: 6, drop: 6 });
  expect(fan(2)).toMatchObject({ angle: 6, drop: 6 });
});

test("a large hand is spread less, so that it does not bend out of its row", () => {
  const { angle, drop } = fan(9);
  expect(angle).toBe(3);
  expect(drop).toBe(1.5);
  expect(fan(1).angle).toBe(0);
});

test("`low` says how low the ends hang, so that they stay on the screen", () => {
  expect(fan(1)).toMatchObject({ low: 0, corner: 0 });
  for (const count of [5, 7, 12]) {
    expect(fan(count).low).toBeCloseTo(24);
    expect(fan(count).corner).toBeCloseTo(Math.sin((12 * Math.PI) / 180) / 2);
  }
});
