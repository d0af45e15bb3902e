import { expect, test } from "vitest";
import type { Game } from "../../games/game";
import { DECISIVE } from "../../games/timing";
import { createGame, type Engine } from "../../kernel";
import { lanternConfig, lanterns } from "../testing/lanterns";
import { hasLetThrough, notePass, type Passed } from "./passed";

const g: Engine = createGame(lanterns.rules, lanternConfig("passes", 2));

/** Lanterns with this at stake. */
const staked = (stake: number): Game => ({ ...lanterns, stake: () => stake });

/** Passes where these were at stake, one after another in one turn. */
const passed = (...stakes: readonly number[]): Passed | null =>
  stakes.reduce<Passed | null>((before, stake) => notePass(before, staked(stake), g, 1, "attack"), null);

const isSpared = (before: Passed | null, stake: number) =>
  hasLetThrough(before, staked(stake), g, 1, "attack");

test("the first two windows of a turn always ask", () => {
  expect(isSpared(passed(), 1)).toBe(false);
  expect(isSpared(passed(3), 1)).toBe(false);
});

test("after two passes a window asks only when more is at stake", () => {
  expect(isSpared(passed(1, 3), 3)).toBe(true);
  expect(isSpared(passed(1, 3), 4)).toBe(false);
});

test("after four passes only the end of the game is asked about", () => {
  expect(isSpared(passed(1, 2, 3, 4), 5)).toBe(true);
  expect(isSpared(passed(1, 2, 3, 4), DECISIVE)).toBe(false);
});

test("another turn begins afresh", () => {
  const before = passed(1, 3);
  expect(before && isSpared({ ...before, turn: before.turn - 1 }, 1)).toBe(false);
});

test("a game without stakes always asks", () => {
  expect(hasLetThrough(passed(1, 1, 1, 1, 1), lanterns, g, 1, "attack")).toBe(false);
});
