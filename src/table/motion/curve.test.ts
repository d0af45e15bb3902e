import { expect, test } from "vitest";
import { curveOf } from "./curve";

test("an arrow is bent by three tenths of its length, and by at most 80 pixels", () => {
  expect(curveOf({ x: 0, y: 0 }, { x: 100, y: 0 }, 10).bow).toBe(30);
  expect(curveOf({ x: 0, y: 0 }, { x: 900, y: 0 }, 10).bow).toBe(80);
});

test("an arrow is drawn at 800 pixels a second, in at most 0.4 seconds", () => {
  expect(curveOf({ x: 0, y: 0 }, { x: 0, y: 200 }, 0).ms).toBe(250);
  expect(curveOf({ x: 0, y: 0 }, { x: 0, y: 3000 }, 0).ms).toBe(400);
});

test("an arrow follows the line between its points, and leaves both ends free", () => {
  const { length, angle, path } = curveOf({ x: 10, y: 10 }, { x: 10, y: 110 }, 20);
  expect(length).toBe(100);
  expect(angle).toBe(90);
  expect(path).toBe("M20 0Q50 30 80 0");
});

test("between cards that touch, the free ends are not longer than the arrow", () => {
  expect(curveOf({ x: 0, y: 0 }, { x: 30, y: 0 }, 22).path).toBe("M10 0Q15 9 20 0");
});
