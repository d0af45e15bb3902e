import { expect, test } from "vitest";
import type { Pose } from "./locator";
import { pathOf } from "./paths";
import type { FlyingStep, Waypoint } from "./steps";

const stop: Waypoint = { card: 7, place: { zone: 1, face: "up", x: 0, y: 0 } };
const side = { def: "Gate Warden", seat: 0 };
const common = { card: 7, from: stop, to: stop, before: side, after: side, at: 0, ms: 400 };
const fly: FlyingStep = { ...common, kind: "fly", cast: false, toPile: false };
const cast: FlyingStep = { ...common, kind: "fly", cast: true, toPile: false };
const strike: FlyingStep = { ...common, kind: "strike", target: 8 };
const flip: FlyingStep = { ...common, kind: "flip" };
const leave: FlyingStep = { ...common, kind: "leave" };

const pose = (x: number, y: number, angle = 0): Pose => ({ x, y, scale: 1, angle });
const [left, right] = [pose(100, 10), pose(500, 210)];
const xs = (poses: readonly Pose[] | undefined) => poses?.map(({ x }) => x);

test("a flight is a straight line from the card's old place to its new one", () => {
  expect(xs(pathOf(fly, left, right, false)?.poses)).toEqual([100, 500]);
  expect(xs(pathOf(fly, right, left, false)?.poses)).toEqual([500, 100]);
});

test("a card turns the shorter way", () => {
  const angles = (from: number, to: number) =>
    pathOf(fly, pose(0, 0, from), pose(1, 1, to), false)?.poses.map(({ angle }) => angle);
  expect(angles(12, 0)).toEqual([12, 0]);
  expect(angles(-170, 180)).toEqual([-170, -180]);
  expect(angles(192, -6)).toEqual([192, 354]);
});

test("a strike draws back from its target, runs more than half of the way to it, and returns", () => {
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    const ahead = Math.sign(to.x - from.x);
    const [start = 0, back = 0, hit = 0, home, end] = xs(pathOf(strike, from, to, false)?.poses) ?? [];
    expect(Math.sign(back - start)).toBe(-ahead);
    expect(((hit - start) * ahead) / 400).toBeGreaterThan(0.5);
    expect(start).toEqual(from.x);
    expect(home).toEqual(from.x);
    expect(end).toEqual(from.x);
  }
});

test("a held-up card stays in the middle if it moves on from there, otherwise it fades", () => {
  expect(pathOf(cast, left, right, true)?.opacity.at(-1)).toBe(1);
  expect(pathOf(cast, left, right, false)?.opacity.at(-1)).toBe(0);
});

test("a turned card stays in place, and a leaving card fades in place", () => {
  expect(xs(pathOf(flip, left, left, false)?.poses)).toEqual([100, 100, 100]);
  expect(pathOf(leave, left, left, false)).toMatchObject({ opacity: [1, 0], poses: [left, { x: 100 }] });
});

test("a card fades when one end of its flight is not on the screen, and is not shown when both are not", () => {
  expect(pathOf(fly, null, right, false)).toMatchObject({ opacity: [0, 1], poses: [{ x: 500 }, right] });
  expect(pathOf(fly, left, null, false)).toMatchObject({ opacity: [1, 0], poses: [left, { x: 100 }] });
  expect(pathOf(fly, null, null, false)).toBeNull();
  expect(xs(pathOf(strike, left, null, false)?.poses)).toEqual([100, 100, 100, 100, 100]);
});
