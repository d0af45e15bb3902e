import { expect, test } from "vitest";
import { rowLayout } from "./row";

const room = { width: 1000, height: 250 };

test("few cards are in one line at full size", () => {
  expect(rowLayout(5, room, 8, 116)).toEqual({ lines: 1, perLine: 5, card: 116 });
  expect(rowLayout(0, room, 8, 116)).toEqual({ lines: 1, perLine: 1, card: 116 });
});

test("a crowded row wraps to the line count that keeps cards largest", () => {
  const crowded = rowLayout(20, room, 8, 116);
  expect(crowded).toMatchObject({ lines: 2, perLine: 10 });
  expect(crowded.card).toBeGreaterThan((1000 - 19 * 8) / 20);
});

test("cards never stick out of the row", () => {
  for (const count of [1, 7, 13, 30]) {
    const { lines, card } = rowLayout(count, room, 8, 116);
    const perLine = Math.ceil(count / lines);
    expect(card * perLine + 8 * (perLine - 1)).toBeLessThanOrEqual(room.width + 0.001);
    expect(((card * 88) / 63) * lines + 8 * (lines - 1)).toBeLessThanOrEqual(room.height + 0.001);
  }
});

test("rested cards stick out of their places, but not out of the row", () => {
  const turn = (15 * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (const count of [2, 10, 30]) {
    const { lines, perLine, card } = rowLayout(count, room, 14, 200, true);
    const [width, height] = [card, (card * 88) / 63];
    const wide = width * cos + height * sin - width;
    const high = height * cos + width * sin - height;
    expect(width * perLine + 14 * (perLine - 1) + wide).toBeLessThanOrEqual(room.width + 0.5);
    expect(height * lines + 14 * (lines - 1) + high).toBeLessThanOrEqual(room.height + 0.5);
  }
});

test("when minimum-width cards do not fit, they keep that width, and the row scrolls through its lines", () => {
  const small = { width: 240, height: 82 };
  expect(rowLayout(7, small, 9, 116).card).toBeLessThan(56);
  expect(rowLayout(7, small, 9, 116, true, 56)).toEqual({ lines: 1, perLine: 7, card: 56 });
  expect(rowLayout(13, { ...small, height: 180 }, 9, 116, true, 56)).toEqual({
    lines: 2,
    perLine: 7,
    card: 56,
  });
  expect(rowLayout(2, small, 9, 116, false, 56).card).toBeGreaterThan(56);
});
