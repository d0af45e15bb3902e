import { expect, test } from "vitest";
import { type Box, placeOver } from "./in-place";

const boxOf = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** The prompt in the rail of a desk. */
const RAIL = boxOf(1040, 560, 232, 240);
/** The prompt and the main button of a phone. */
const BARS = [boxOf(8, 510, 374, 60), boxOf(136, 788, 246, 48)];

const meets = (place: { left: number; top: number }, width: number, height: number, { ...box }: Box) =>
  place.left < box.right &&
  box.left < place.left + width &&
  place.top < box.bottom &&
  box.top < place.top + height;

test("a card of the hand is enlarged over its own place, upwards", () => {
  const card = boxOf(500, 600, 118, 165);
  const { left, top } = placeOver(card, { width: 332, height: 500 }, DESK, [RAIL]);
  expect(left + 332 / 2).toBe(559);
  expect(top + 500).toBe(765);
});

test("beside the rail the enlarged card leaves the prompt visible", () => {
  const card = boxOf(900, 600, 118, 165);
  const place = placeOver(card, { width: 332, height: 500 }, DESK, [RAIL]);
  expect(meets(place, 332, 500, RAIL)).toBe(false);
  expect(place.left + 332).toBe(1032);
});

test("on a phone it is above the prompt, as there is no room for it between prompt and main button", () => {
  const card = boxOf(20, 650, 76, 106);
  const place = placeOver(card, { width: 374, height: 450 }, PHONE, BARS);
  for (const bar of BARS) expect(meets(place, 374, 450, bar)).toBe(false);
  expect(place.top + 450).toBe(502);
});

test("an enlarged card that is too high for its room is limited to that room", () => {
  const card = boxOf(20, 650, 76, 106);
  const { top, maxHeight } = placeOver(card, { width: 374, height: 900 }, PHONE, BARS);
  expect(top).toBe(8);
  expect(maxHeight).toBe(494);
});

test("below a prompt over the board it has the room of the hand", () => {
  const card = boxOf(500, 600, 118, 165);
  const prompt = boxOf(20, 40, 1000, 200);
  const { top } = placeOver(card, { width: 332, height: 500 }, DESK, [prompt]);
  expect(top).toBeGreaterThan(240);
});
