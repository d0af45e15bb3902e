import { expect, test } from "vitest";
import { whoPlays, whoWon } from "./describe";

const names = ["Ann", ...Array.from({ length: 19 }, (_, i) => `Opponent ${i + 1}`)];
const seats = names.map((_, i) =>
  i === 0 ? ({ kind: "person" } as const) : ({ kind: "opponent", level: "easy" } as const),
);

test("of many players only the first are named", () => {
  expect(whoPlays({ names, seats })).toBe(
    "Ann against Opponent 1 (Easy), Opponent 2 (Easy), Opponent 3 (Easy) and 16 others",
  );
  expect(whoPlays({ names: names.slice(0, 5), seats: seats.slice(0, 5) })).toMatch(/, Opponent 4 \(Easy\)$/);
  expect(whoWon({ over: true, winners: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], names })).toBe(
    "Ann, Opponent 1, Opponent 2 and 7 others won",
  );
});
