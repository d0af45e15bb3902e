import { expect, test } from "vitest";
import { placeAbove, placeBeside } from "./place-menu";

const box = (left: number, top: number, width = 90, height = 126) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const menu = { width: 200, height: 56 };
const screen = { width: 1000, height: 800 };

test("places a menu above its card when that space is free", () => {
  expect(placeBeside(box(400, 400), menu, [], screen)).toEqual({ left: 345, top: 334, covered: 0 });
});

test("avoids elements that can be chosen", () => {
  expect(placeBeside(box(400, 400), menu, [box(400, 270)], screen).top).toBe(536);
  expect(placeBeside(box(400, 400), menu, [box(400, 270), box(400, 530)], screen)).toMatchObject({
    left: 500,
    top: 435,
  });
});

test("covers its own prompt only when there is no other place", () => {
  const phone = { width: 390, height: 844 };
  const card = box(150, 660, 90, 126);
  const prompt = { left: 8, top: 560, right: 382, bottom: 640 };
  const at = placeBeside(card, menu, [], phone, [prompt]);
  expect(at.top + menu.height).toBeLessThanOrEqual(prompt.top);
  expect(at.covered).toBe(0);
});

test("keeps the menu on the screen", () => {
  expect(placeBeside(box(0, 20), menu, [], screen)).toMatchObject({ left: 10, top: 156 });
});

test("places the menu on top of the action bar when there is no room beside the card", () => {
  const crowd = [box(400, 270), box(400, 530), box(500, 400), box(300, 400)];
  expect(placeBeside(box(400, 400), menu, crowd, screen).covered).toBeGreaterThan(0);
  expect(placeAbove(box(900, 700), menu, screen)).toEqual({ left: 790, top: 634 });
});
