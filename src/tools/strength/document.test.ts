import { expect, test } from "vitest";
import { type StrengthRow, TACTICS, withRows } from "./document";

const TITLES = ["Chess", "Go"];

const row = (game: string, share: string): StrengthRow => ({
  game,
  levels: "hard over easy",
  games: 30,
  seed: "1",
  share,
  floor: "50.0 %",
});

const both = withRows("", "starter", [row("Chess", "60 %"), row("Go", "70 %")], TITLES);

test("a measured game replaces its rows and keeps those of the others", () => {
  const again = withRows(both, "starter", [row("Go", "90 %")], TITLES);
  expect(again).toContain("| Chess | hard over easy | 30 | 1 | 60 % | 50.0 % |");
  expect(again).toContain("| Go | hard over easy | 30 | 1 | 90 % | 50.0 % |");
  expect(again).not.toContain("70 %");
});

test("a measured pairing keeps the other pairings of its game", () => {
  const again = withRows(both, "starter", [{ ...row("Go", "90 %"), levels: "expert over hard" }], TITLES);
  expect(again).toContain("| Go | hard over easy | 30 | 1 | 70 % | 50.0 % |");
  expect(again).toContain("| Go | expert over hard | 30 | 1 | 90 % | 50.0 % |");
});

test("starter decks and random decks have sections of their own", () => {
  const page = withRows(both, "random", [row("Chess", "80 %")], TITLES);
  const [starter, random] = page.split("## Random decks");
  expect(starter).toContain("60 %");
  expect(starter).toContain("70 %");
  expect(random).toContain("80 %");
  expect(random).not.toContain("| Go |");
});

test("drafted decks come after those of the other sources", () => {
  const page = withRows(both, "limited", [row("Chess", "80 %")], TITLES);
  expect(page.startsWith(both)).toBe(true);
  expect(page).toContain("## Drafted decks");
  expect(withRows(page, "random", [], TITLES)).toBe(page);
});

test("tactical positions stay at the end", () => {
  const page = `${both}${TACTICS}Nine of ten.\n`;
  expect(withRows(page, "starter", [row("Go", "90 %")], TITLES)).toMatch(/90 %(.|\n)*Nine of ten/);
});

test("writing nothing new changes nothing", () => {
  expect(withRows(both, "random", [], TITLES)).toBe(both);
});
