import { expect, test } from "vitest";
import { type Box, clearLine, lineBetween, placePanel } from "./place";

const screen: Box = { left: 8, top: 8, width: 1264, height: 784 };
const panel = { width: 320, height: 160 };
const box = (left: number, top: number, width = 100, height = 140): Box => ({ left, top, width, height });

const covers = (at: { x: number; y: number }, { left, top, width, height }: Box) =>
  at.x < left + width && at.x + panel.width > left && at.y < top + height && at.y + panel.height > top;
const isInside = ({ x, y }: { x: number; y: number }) =>
  x >= 8 && y >= 8 && x + panel.width <= 1272 && y + panel.height <= 792;

test.each([box(8, 8), box(600, 300), box(1172, 652), box(200, 640, 700, 150), box(8, 200, 1264, 300)])(
  "the panel is on the screen and does not cover its target: %o",
  (target) => {
    const at = placePanel(panel, screen, target, []);
    expect(isInside(at)).toBe(true);
    expect(covers(at, target)).toBe(false);
  },
);

test("the panel stays near the target and covers nothing important", () => {
  const target = box(600, 300);
  const at = placePanel(panel, screen, target, []);
  expect(Math.hypot(at.x + 160 - 650, at.y + 80 - 370)).toBeLessThan(300);
  const matters = [box(720, 200, 300, 300), box(200, 200, 380, 300), box(500, 460, 300, 200)];
  const other = placePanel(
    panel,
    screen,
    target,
    matters.map((kept) => ({ box: kept, weight: 1 })),
  );
  for (const kept of matters) expect(covers(other, kept)).toBe(false);
});

test("without a target the panel is in the centre, with no line", () => {
  const at = placePanel(panel, screen, null, []);
  expect(Math.abs(at.x + 160 - 640)).toBeLessThanOrEqual(200);
  expect(Math.abs(at.y + 80 - 400)).toBeLessThanOrEqual(200);
});

test("on a phone the panel is above or below the target", () => {
  const phone: Box = { left: 8, top: 8, width: 374, height: 828 };
  const wide = { width: 374, height: 170 };
  const hand = box(8, 640, 374, 110);
  const at = placePanel(wide, phone, hand, []);
  expect(at.y + wide.height).toBeLessThanOrEqual(640);
});

test("the line goes from edge to edge", () => {
  const line = lineBetween(box(100, 100, 200, 100), box(600, 100, 100, 100));
  expect(line?.[0]).toEqual({ x: 300, y: 150 });
  expect(line?.[1]).toEqual({ x: 594, y: 150 });
  expect(lineBetween(box(0, 0), box(50, 50))).toBeNull();
});

test("no line crosses an element that is read or pressed, except those that contain the target", () => {
  const [from, target] = [box(100, 100, 200, 100), box(600, 100, 100, 100)];
  const log = box(400, 50, 80, 200);
  expect(clearLine(from, target, [log])).toBeNull();
  expect(clearLine(from, target, [box(400, 300, 80, 200)])).toEqual(lineBetween(from, target));
  const around = box(350, 0, 600, 400);
  expect(clearLine(from, target, [around, target])).toEqual(lineBetween(from, target));
  expect(clearLine(from, box(600, 400), [box(280, 210, 250, 20)]), "a slanting line").toBeNull();
});
