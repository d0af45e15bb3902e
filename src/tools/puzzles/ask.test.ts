import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores";
import { position } from "../../games/battle-cores/position";
import { puzzles } from "../../games/battle-cores/puzzles";
import type { BoardPosition } from "../../games/game-position";
import { battleCoresScript } from "../../opponents/battle-cores";
import { randomFrom } from "../../opponents/random";
import { draftFor } from "./ask";
import type { Judge } from "./judge";
import { refusalOf } from "./sound";

const judge: Judge = { game: battleCores, position, puzzles, script: battleCoresScript };
const deck = [{ name: "Kindle Cub" }, { name: "Kindle Cub" }];

/** The first player's battle phase: one Monster can take 6 HP by its three attacks. */
const board = (): BoardPosition => ({
  format: 1,
  turn: { seat: 0, number: 9, step: "battle", values: {} },
  seats: [
    { zones: { monsters: [{ name: "Arc Ferret" }], deck }, values: { hp: 30 } },
    { zones: { deck }, values: { hp: 12 } },
  ],
});

const asked = (made: BoardPosition, kind: "win" | "survive", viewer: number) => {
  const given = { board: made, viewer, atFirst: made.seats.map((side) => ({ ...side, values: { hp: 30 } })) };
  const draft = draftFor(judge, given, { kind }, randomFrom("test"));
  return typeof draft === "string" ? draft : draft.board;
};

const lifeIn = (made: ReturnType<typeof asked>) =>
  typeof made === "string" ? made : made.seats.map(({ values }) => values.hp);

test("to win, the other player gets as much life as the best line takes, and the player hardly any", () => {
  expect(lifeIn(asked(board(), "win", 0))).toEqual([2, 6]);
});

test("to survive, the player gets one life more than the best defence loses", () => {
  expect(lifeIn(asked(board(), "survive", 1))).toEqual([30, 7]);
});

test("a board on which nothing can be taken asks nothing", () => {
  const still = board();
  const [me, foe] = still.seats;
  if (me === undefined || foe === undefined) throw new Error("two seats");
  const empty = { ...still, seats: [{ ...me, zones: { deck } }, foe] };
  expect(asked(empty, "win", 0)).toBe("nothing");
});

test("a puzzle that the easy level solves is refused", () => {
  const made = asked(board(), "win", 0);
  if (typeof made === "string") throw new Error(made);
  expect(refusalOf(judge, { goal: { kind: "win" }, board: made })).toBe("easy");
});
