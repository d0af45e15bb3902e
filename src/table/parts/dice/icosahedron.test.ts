import { expect, test } from "vitest";
import { visibleFacets } from "./icosahedron";

const ALL = Array.from({ length: 20 }, (_, i) => i + 1);

test("each of the twenty numbers can be in front, upright and in the middle", () => {
  for (const number of ALL) {
    const front = visibleFacets(number).at(-1);
    expect(front?.number).toBe(number);
    expect(front?.matrix).toBe("matrix(1 0 0 1 0 0)");
  }
});

test("half of the sides are visible, never a side together with its opposite", () => {
  for (const number of ALL) {
    const numbers = visibleFacets(number).map((facet) => facet.number);
    expect(numbers).toHaveLength(10);
    expect(numbers.some((one) => numbers.includes(21 - one))).toBe(false);
  }
});

test("rolling brings other sides to the front, and light falls on the sides that face up", () => {
  const fronts = [40, 90, 150, 220].map((angle) => visibleFacets(20, angle, 25).at(-1)?.number);
  expect(new Set([20, ...fronts]).size).toBeGreaterThan(3);
  const lights = visibleFacets(20).map(({ light }) => light);
  expect(Math.max(...lights) - Math.min(...lights)).toBeGreaterThan(0.4);
});
