import { expect, test } from "vitest";
import { type StrengthRow, TACTICS, withRows, wonIn } from "./document";

const TITLES = ["Chess", "Go"];

const row = (game: string, points: number): StrengthRow => ({
  game,
  levels: "hard over easy",
  won: { games: 30, points },
  seed: "1",
  floor: "50.0 %",
});

const both = withRows("", "starter", [row("Chess", 18), row("Go", 21)], TITLES);

test("a measured game replaces its rows and keeps those of the others", () => {
  const again = withRows(both, "starter", [row("Go", 27)], TITLES);
  expect(again).toContain("| Chess | hard over easy | 30 | 1 | 18 | 60.0 % ± 17.5 % | 50.0 % |");
  expect(again).toContain("| Go | hard over easy | 30 | 1 | 27 | 90.0 % ± 10.7 % | 50.0 % |");
  expect(again).not.toContain("70.0 %");
});

test("a measured pairing keeps the other pairings of its game", () => {
  const again = withRows(both, "starter", [{ ...row("Go", 27), levels: "expert over hard" }], TITLES);
  expect(again).toContain("| Go | hard over easy | 30 | 1 | 21 | 70.0 % ± 16.4 % | 50.0 % |");
  expect(again).toContain("| Go | expert over hard | 30 | 1 | 27 | 90.0 % ± 10.7 % | 50.0 % |");
});

test("starter decks and random decks have sections of their own", () => {
  const page = withRows(both, "random", [row("Chess", 24)], TITLES);
  const [starter, random] = page.split("## Random decks");
  expect(starter).toContain("60.0 %");
  expect(starter).toContain("70.0 %");
  expect(random).toContain("80.0 %");
  expect(random).not.toContain("| Go |");
});

test("drafted decks come after those of the other sources", () => {
  const page = withRows(both, "limited", [row("Chess", 24)], TITLES);
  expect(page.startsWith(both)).toBe(true);
  expect(page).toContain("## Drafted decks");
  expect(withRows(page, "random", [], TITLES)).toBe(page);
});

test("tactical positions stay at the end", () => {
  const page = `${both}${TACTICS}Nine of ten.\n`;
  expect(withRows(page, "starter", [row("Go", 27)], TITLES)).toMatch(/90.0 %(.|\n)*Nine of ten/);
});

test("writing nothing new changes nothing", () => {
  expect(withRows(both, "random", [], TITLES)).toBe(both);
});

test("a measurement that was stopped goes on from its row", () => {
  const half = withRows(both, "starter", [row("Go", 21.5)], TITLES);
  const pairing = { game: "Go", levels: "hard over easy", seed: "1" };
  expect(wonIn(half, "starter", pairing)).toEqual({ games: 30, points: 21.5 });
  expect(wonIn(half, "starter", { ...pairing, seed: "2" }), "other games").toBeUndefined();
  expect(wonIn(half, "random", pairing), "other decks").toBeUndefined();
});
