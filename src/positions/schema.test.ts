import { expect, test } from "vitest";
import { positionFrom } from "./schema";

const position = {
  format: 1,
  game: "battle-cores",
  title: "",
  note: "",
  seed: "1",
  options: {},
  board: { format: 1, turn: { seat: 0, number: 1, step: "main", values: {} }, seats: [] },
};

test("a position may have a goal, and older ones have none", () => {
  const goal = { kind: "clear", zone: "monsters" };
  expect(positionFrom({ ...position, goal })).toMatchObject({ goal });
  expect(positionFrom(position)).not.toHaveProperty("goal");
});

test("an unknown goal is refused with its place", () => {
  expect(positionFrom({ ...position, goal: { kind: "draw" } })).toEqual({ place: "goal.kind" });
  expect(positionFrom({ ...position, goal: { kind: "win", zone: "monsters" } })).toEqual({
    place: "goal.zone",
  });
});
