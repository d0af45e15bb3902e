import { expect, test } from "vitest";
import { seriesProgress, whoPlays, whoWon } from "./describe";

const names = ["Ann", ...Array.from({ length: 19 }, (_, i) => `Opponent ${i + 1}`)];
const seats = names.map((_, i) =>
  i === 0 ? ({ kind: "person" } as const) : ({ kind: "opponent", level: "easy" } as const),
);

test("names only the first of many players", () => {
  expect(whoPlays({ names, seats })).toBe(
    "Ann against Opponent 1 (Easy), Opponent 2 (Easy), Opponent 3 (Easy) and 16 others",
  );
  expect(whoPlays({ names: names.slice(0, 5), seats: seats.slice(0, 5) })).toMatch(/, Opponent 4 \(Easy\)$/);
  expect(whoWon({ over: true, winners: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], names })).toBe(
    "Ann, Opponent 1, Opponent 2 and 7 others won",
  );
});

test("distinguishes teams, and counts a side's wins in a series once", () => {
  const teams = [0, 0, 1, 1];
  const people = teams.map(() => ({ kind: "person" }) as const);
  expect(whoPlays({ names: ["Ann", "Bob", "Cleo", "Dan"], seats: people, teams })).toBe(
    "Ann, Bob against Cleo, Dan",
  );
  const series = { bestOf: 3, game: 2, wins: [1, 1, 0, 0], winners: null, goesOn: false };
  expect(seriesProgress(series, teams)).toBe("Game 2 of 3 in a series, 1–0 so far");
  expect(seriesProgress({ ...series, wins: [1, 0] }, undefined)).toBe("Game 2 of 3 in a series, 1–0 so far");
});
