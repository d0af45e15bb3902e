import { expect, test } from "vitest";
import { newTurnTime, scriptedIn } from "./crowd";

test("the turns of 19 scripted players are shown in 9 seconds, however much happens in them", () => {
  const time = newTurnTime();
  let all = 0;
  for (let turn = 1; turn <= 19; turn++) for (let n = 0; n < 30; n++) all += time.take(19, turn, 700);
  expect(all).toBeLessThanOrEqual(9_000);
  expect(all).toBeGreaterThan(8_000);
});

test("short animations keep their own speed, and a small table keeps its full time", () => {
  const time = newTurnTime();
  expect(time.take(19, 1, 50)).toBe(50);
  for (let n = 0; n < 30; n++) expect(time.take(3, 1, 700)).toBe(700);
});

test("a person's turn is not sped up", () => {
  const seats = [{ kind: "person" }, ...Array.from({ length: 19 }, () => ({ kind: "opponent" }))];
  expect(scriptedIn(seats, 0)).toBe(0);
  expect(scriptedIn(seats, 5)).toBe(19);
  expect(scriptedIn(undefined, 0)).toBe(0);
});
