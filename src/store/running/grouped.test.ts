import { expect, test } from "vitest";
import type { LogEntry } from "../types";
import { groupRepeats } from "./log";

const line = (id: number, player: string, key = "log.d20.draw-hidden"): LogEntry => ({
  id,
  turn: 1,
  seat: 0,
  message: { key, args: { player } },
  rule: "D20 2.4",
  cards: [],
});

test("merges equal consecutive lines into one with a count", () => {
  const lines = [line(0, "Ann"), line(1, "Bob"), line(2, "Bob"), line(3, "Bob"), line(4, "Ann")];
  expect(groupRepeats(lines)).toEqual([line(0, "Ann"), { ...line(1, "Bob"), times: 3 }, line(4, "Ann")]);
});

test("keeps lines with different text apart", () => {
  const lines = [line(0, "Ann"), line(1, "Ann", "log.d20.end-turn"), line(2, "Ann")];
  expect(groupRepeats(lines)).toEqual(lines);
});
