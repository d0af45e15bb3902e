import { expect, test } from "vitest";
import type { View } from "../../kernel";
import { ringOf } from "../testing/ring";
import { roundOf } from "./round";

/** The view of seat 1 of four after some turns, with these seats out of the game. */
function seen(turns: number, out: readonly number[] = []): View {
  const view = ringOf(4, turns).see(1);
  return {
    ...view,
    seats: view.seats.map((one) => (out.includes(one.seat) ? { ...one, status: "out" } : one)),
  };
}

test("a seat's place and the turns until its own one are counted around the table", () => {
  expect(roundOf(seen(0))).toEqual({ place: 2, seats: 4, turnsToGo: 1 });
  expect(roundOf(seen(1))).toMatchObject({ turnsToGo: 0 });
  expect(roundOf(seen(2))).toMatchObject({ turnsToGo: 3 });
  expect(roundOf(seen(3))).toMatchObject({ turnsToGo: 2 });
});

test("seats that are out do not count", () => {
  expect(roundOf(seen(3, [0]))).toEqual({ place: 1, seats: 3, turnsToGo: 1 });
  expect(roundOf(seen(2, [2])), "the one whose turn it was").toEqual({ place: 2, seats: 3, turnsToGo: 3 });
  expect(roundOf(seen(2, [1]))).toBeNull();
});
