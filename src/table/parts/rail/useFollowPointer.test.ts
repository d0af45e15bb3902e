import { expect, test } from "vitest";
import { besidePointer } from "./useFollowPointer";

const room = { x: 1280, y: 800 };
const card = { x: 332, y: 464 };

test("puts the card to the right of the pointer, vertically centred on it", () => {
  expect(besidePointer({ x: 300, y: 400 }, card, room)).toEqual({ x: 326, y: 168 });
});

test("puts it to the left when there is no room to the right", () => {
  expect(besidePointer({ x: 1000, y: 400 }, card, room)).toEqual({ x: 642, y: 168 });
});

test("keeps it inside the window", () => {
  expect(besidePointer({ x: 300, y: 10 }, card, room).y).toBe(8);
  expect(besidePointer({ x: 300, y: 790 }, card, room).y).toBe(328);
});
