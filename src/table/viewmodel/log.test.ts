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

const wordsIn = (line: ReturnType<typeof logLines>[number] | undefined) =>
  line?.segments.map(({ text }) => text).join("");

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

test("changing the same value again is counted", () => {
  const change = (id: number) =>
    line(id, {
      key: "log.d20.modify",
      args: { card: "Ember", stat: { key: "d20-warriors.stat.bonus" }, n: 2, source: "Horn" },
    });
  const lines = logLines(game, [change(0), change(1), change(2)]);
  expect(lines.map(wordsIn)).toEqual(["Ember: highest roll +2 (Horn)."]);
  expect(lines[0]?.times).toBe(3);
});

test("different changes by one cause are listed in one line", () => {
  const one = line(0, {
    key: "log.d20.modify",
    args: { card: "Ember", stat: { key: "d20-warriors.stat.n" }, n: 1, source: "Horn" },
  });
  const two = line(1, {
    key: "log.d20.modify",
    args: { card: "Ember", stat: { key: "d20-warriors.stat.e" }, n: 2, source: "Horn" },
  });
  expect(logLines(game, [one, two]).map(wordsIn)).toEqual(["Ember: north number +1, east number +2 (Horn)."]);
});

test("the first line of a turn is marked", () => {
  const lines = logLines(game, [
    line(0, { key: "a" }, 1),
    line(1, { key: "b" }, 2),
    line(2, { key: "c" }, 2),
  ]);
  expect(lines.map(({ opensTurn }) => opensTurn)).toEqual([false, true, false]);
});

const rolls = (id: number, card: string, n: number, seat = 0): LogEntry => ({
  ...line(id, { key: "log.d20.roll-for", args: { card, n } }),
  cards: [card],
  seat,
});

test("the dice of one roll are one line, which can be opened", () => {
  const lines = logLines(game, [rolls(0, "Ember", 4), rolls(1, "Ember", 17), rolls(2, "Ember Drake", 9, 1)]);
  expect(lines.map(wordsIn)).toEqual(["Ember rolls 4, 17.", "Ember Drake rolls 9."]);
  expect(lines[0]?.details.map(wordsIn)).toEqual(["Ember rolls 4.", "Ember rolls 17."]);
  expect(lines[1]?.details).toEqual([]);
});

test("names of several words are not split when lines become one", () => {
  const draws = (id: number, card: string): LogEntry => ({
    ...line(id, { key: "log.d20.draw", args: { player: "Ada", card } }),
    cards: [card],
  });
  const [sum] = logLines(game, [draws(0, "Ember Drake"), draws(1, "Ember Fox")]);
  expect(wordsIn(sum)).toBe("Ada draws Ember Drake, Ember Fox.");
  expect(sum?.segments.flatMap(({ card }) => card ?? [])).toEqual(["Ember Drake", "Ember Fox"]);
});

test("equal lines are one line with their number", () => {
  const hidden = (id: number) => line(id, { key: "log.d20.draw-hidden", args: { player: "Bob", card: "" } });
  const lines = logLines(game, [hidden(0), hidden(1), hidden(2)]);
  expect(lines.map(({ times, details }) => [times, details.length])).toEqual([[3, 3]]);
});

test("lines that begin differently, or are of different turns, stay apart", () => {
  const flips = (id: number, card: string, turn = 1) =>
    line(id, { key: "log.d20.flip-down", args: { player: "Ada", card } }, turn);
  expect(logLines(game, [flips(0, "Ember"), flips(1, "Drake")])).toHaveLength(2);
  expect(logLines(game, [rolls(0, "Ember", 4), { ...rolls(1, "Ember", 5), turn: 2 }])).toHaveLength(2);
});

test("the result of a battle leads, and what led up to it is behind it", () => {
  const attack = line(0, { key: "log.d20.attack", args: { card: "Ember", target: "Drake" } });
  const win = line(3, { key: "log.d20.win", args: { card: "Ember", target: "Drake" } });
  const lines = logLines(game, [attack, rolls(1, "Ember", 17), rolls(2, "Drake", 9, 1), win]);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.entry.id).toBe(3);
  expect(lines[0]?.details.map(({ entry }) => entry.id)).toEqual([0, 1, 2]);
  expect(logLines(game, [attack, rolls(1, "Ember", 17)])).toHaveLength(2);
});
