import { expect, test } from "vitest";
import { type CalibrationRow, withCalibration } from "./document";

const TITLES = ["Chess", "Go"];

const row = (game: string, chance: number): CalibrationRow => ({
  game,
  games: 30,
  seed: "1",
  samples: Array.from({ length: 30 }, (_, i) => ({ game: i, chance, points: i % 2 })),
});

const page = withCalibration("# Page\n", [row("Chess", 0.45), row("Go", 0.45)], TITLES);

test("a bin shows by how much more often its positions were won, in points", () => {
  expect(page).toMatch(/^\| Chess \| 30 \| 1 \| 30 .* \| \+5\.0 ± /m);
});

test("a measured game replaces its row and keeps those of the others", () => {
  const again = withCalibration(page, [row("Go", 0.55)], TITLES);
  expect(again.split("\n").filter((line) => line.startsWith("| Go |"))).toHaveLength(1);
  expect(again).toMatch(/^\| Go .* \| −5\.0 ± /m);
  expect(again).toMatch(/^\| Chess .* \| \+5\.0 ± /m);
});

test("what is written round the table stays", () => {
  const again = withCalibration(`${page}\nAfter.\n`, [row("Go", 0.55)], TITLES);
  expect(again.startsWith("# Page\n")).toBe(true);
  expect(again.endsWith("\nAfter.\n")).toBe(true);
});
