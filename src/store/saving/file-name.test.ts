import { expect, test } from "vitest";
import type { MatchSummary } from "../types";
import { fileNameOf, readSummary } from "./summary";

const NOON = new Date(2026, 10, 25, 12).getTime();

const summary: MatchSummary = {
  id: "m1",
  game: "d20-warriors",
  names: ["Ann", "Bob"],
  seats: [],
  turn: 1,
  answers: 1,
  over: false,
  savedAt: NOON,
};

test.each<[readonly string[], string]>([
  [["Ann", "Bob"], "Ann-Bob"],
  [["Ann Lee", "Bob (2)"], "Ann-Lee-Bob-2"],
  [["Zoë", "さくら"], "Zoë-さくら"],
  [["../../etc", 'a/b\\c:d*e?"<>|'], "etc-a-b-c-d-e"],
  [["☂", "Bob"], "Bob"],
  [["A", "B", "C", "D", "E", "F"], "A-B-C-D-+2"],
  [["x".repeat(60), "Bob"], `${"x".repeat(40)}-Bob`],
])("an exported file is named after its game, players and date: %j", (names, players) => {
  expect(fileNameOf({ ...summary, names })).toBe(`playmat-d20-warriors-${players}-2026-11-25.json`);
});

test("the date is local, early and late in the day", () => {
  for (const hour of [0, 23]) {
    const savedAt = new Date(2026, 10, 25, hour, 30).getTime();
    expect(fileNameOf({ ...summary, savedAt })).toBe("playmat-d20-warriors-Ann-Bob-2026-11-25.json");
  }
});

test("an invalid time is left out", () => {
  expect(fileNameOf({ ...summary, savedAt: 9e15 })).toBe("playmat-d20-warriors-Ann-Bob.json");
});

test("a match that cannot be listed is named by its id", () => {
  expect(fileNameOf(readSummary("m9", { names: 3 }))).toBe("playmat-m9.json");
});
