import { expect, test } from "vitest";
import type { LogEntry } from "../../store/types";
import { position } from "../testing/position";
import { logLines, segmentsOf } from "./log";

const { game } = position();
const line = (id: number, message: LogEntry["message"], turn = 1): LogEntry => ({
  id,
  turn,
  seat: 0,
  message,
  rule: "D20 5.5",
  cards: ["Ember"],
});

test("a line is split at card names, the longest first", () => {
  const segments = segmentsOf("Ember Drake beats Ember.", ["Ember", "Ember Drake"]);
  expect(segments.map(({ text, card }) => [text, card])).toEqual([
    ["Ember Drake", "Ember Drake"],
    [" beats ", null],
    ["Ember", "Ember"],
    [".", null],
  ]);
});

test("a Token copy and a changed card are named by their original, and inspected as themselves", () => {
  const [copy] = segmentsOf("Mite is rested.", ["Mite (Token)"]);
  expect(copy?.text).toBe("Mite");
  expect(copy?.card).toBe("Mite (Token)");
  expect(segmentsOf("Mite is rested.", ["Mite [Set 2]"])[0]?.card).toBe("Mite [Set 2]");
});

test("a change of several values is one line", () => {
  const changes = game.table.mat.cardStats.map(({ stat }, i) =>
    line(i, {
      key: "log.d20.modify",
      args: { card: "Ember", stat: { key: `d20-warriors.stat.${stat}` }, n: 1, source: "Horn" },
    }),
  );
  const all = logLines(game, changes);
  expect(all).toHaveLength(1);
  expect(all[0]?.segments.map(({ text }) => text).join("")).toContain("all numbers +1");
  expect(
    logLines(game, changes.slice(0, 2))[0]
      ?.segments.map(({ text }) => text)
      .join(""),
  ).toContain("north number, north-east number");
});

test("changing the same value twice makes two lines", () => {
  const change = (id: number) =>
    line(id, {
      key: "log.d20.modify",
      args: { card: "Ember", stat: { key: "d20-warriors.stat.bonus" }, n: 2, source: "Horn" },
    });
  const lines = logLines(game, [change(0), change(1), change(2)]);
  expect(lines.map(({ segments }) => segments.map(({ text }) => text).join(""))).toEqual(
    Array(3).fill("Ember: highest roll +2 (Horn)."),
  );
});

test("lines of different changes stay apart", () => {
  const one = line(0, {
    key: "log.d20.modify",
    args: { card: "Ember", stat: { key: "d20-warriors.stat.n" }, n: 1, source: "Horn" },
  });
  const two = line(1, {
    key: "log.d20.modify",
    args: { card: "Ember", stat: { key: "d20-warriors.stat.e" }, n: 2, source: "Horn" },
  });
  expect(logLines(game, [one, two])).toHaveLength(2);
});

test("the first line of a turn is marked", () => {
  const lines = logLines(game, [
    line(0, { key: "a" }, 1),
    line(1, { key: "b" }, 2),
    line(2, { key: "c" }, 2),
  ]);
  expect(lines.map(({ opensTurn }) => opensTurn)).toEqual([false, true, false]);
});
