import { expect, test } from "vitest";
import {
  lastLosers,
  newSeries,
  nextConfig,
  type Outcome,
  type Series,
  seriesFor,
  seriesWinners,
  wins,
  withDeck,
  withResult,
} from "../index";
import { tinyConfig } from "../testing/test-table";

const won = (...winners: number[]): Outcome => ({ winners, cause: "test", rule: "M 1" });
const after = (series: Series, ...results: Outcome[]) => results.reduce(withResult, series);

const BASE = tinyConfig([
  ["a", "a", "b"],
  ["x", "y"],
]);

test("the length of a series is odd", () => {
  for (const length of [0, 2, 4, -1, 1.5, NaN]) expect(() => newSeries(BASE, length)).toThrow(RangeError);
  for (const length of [1, 3, 5]) expect(newSeries(BASE, length).bestOf).toBe(length);
});

test("a series of three goes on until one has won two", () => {
  const series = newSeries(BASE, 3);
  expect(seriesWinners(series)).toBeNull();
  expect(seriesWinners(after(series, won(1)))).toBeNull();
  expect(seriesWinners(after(series, won(1), won(0)))).toBeNull();
  expect(seriesWinners(after(series, won(1), won(0), won(1)))).toEqual([1]);
  expect(seriesWinners(after(series, won(1), won(1)))).toEqual([1]);
  expect(wins(after(series, won(1), won(0), won(1)))).toEqual([1, 2]);
});

test("draws count for no seat; when all games are played the leader wins", () => {
  const series = newSeries(BASE, 3);
  expect(seriesWinners(after(series, won(), won(0), won()))).toEqual([0]);
  expect(seriesWinners(after(series, won(), won(), won()))).toEqual([]);
  expect(seriesWinners(after(series, won(), won(0), won(1)))).toEqual([]);
});

test("a team wins a series as a whole; two tied seats of different teams win nothing", () => {
  const seats = [0, 1, 0, 1].map((team, i) => ({ name: `Seat ${i}`, deck: [], team }));
  const teams = newSeries({ ...BASE, seats }, 3);
  expect(seriesWinners(after(teams, won(0, 2), won(1, 3), won(0, 2)))).toEqual([0, 2]);
  const free = newSeries(tinyConfig([[], [], []]), 3);
  expect(seriesWinners(after(free, won(0), won(1), won()))).toEqual([]);
});

test("a series exists if the rules have one for that number of sides", () => {
  const rules = { series: { bestOf: 3, sides: 2, rule: "M 1" } };
  const seats = [0, 0, 1, 1].map((team, i) => ({ name: `Seat ${i}`, deck: [], team }));
  expect(seriesFor(rules, BASE)).toBe(rules.series);
  expect(seriesFor(rules, { seats })).toBe(rules.series);
  expect(seriesFor(rules, tinyConfig([[], [], []]))).toBeNull();
  expect(seriesFor({}, BASE)).toBeNull();
});

test("every game has a seed of its own, always the same one", () => {
  const series = newSeries(BASE, 3);
  const seeds = [series, after(series, won(0)), after(series, won(0), won(1))].map((m) => nextConfig(m).seed);
  expect(seeds).toEqual(["seed", "seed#2", "seed#3"]);
});

test("cards are swapped one for one with the side deck between games", () => {
  const series = newSeries(BASE, 3, [["c", "c"]]);
  const changed = withDeck(series, 0, ["a", "c", "b"]);
  expect(changed && nextConfig(changed).seats.map((seat) => seat.deck)).toEqual([
    ["a", "c", "b"],
    ["x", "y"],
  ]);
  expect(changed?.sideDecks).toEqual([["a", "c"], []]);
  const back = changed && withDeck(changed, 0, ["a", "a", "b"]);
  expect(back?.sideDecks[0]?.slice().sort()).toEqual(["c", "c"]);
});

test("a swap, or two in a row, cannot change the size of a deck or invent cards", () => {
  const series = newSeries(BASE, 3, [["c"]]);
  expect(withDeck(series, 0, ["a", "a"])).toBeNull();
  expect(withDeck(series, 0, ["a", "a", "b", "c"])).toBeNull();
  expect(withDeck(series, 0, ["a", "c", "c"])).toBeNull();
  expect(withDeck(series, 0, ["a", "a", "x"])).toBeNull();
  expect(withDeck(series, 7, [])).toBeNull();
  const once = withDeck(series, 0, ["a", "c", "b"]);
  expect(once && withDeck(once, 0, ["c", "c", "a"])).toBeNull();
});

test("the side deck can be passed with the swap", () => {
  const changed = withDeck(newSeries(BASE, 3), 1, ["x", "z"], ["z"]);
  expect(changed?.decks[1]).toEqual(["x", "z"]);
  expect(changed?.sideDecks[1]).toEqual(["y"]);
});

test("the losers of the previous game are known, to choose who begins the next", () => {
  const series = newSeries(BASE, 3);
  expect(lastLosers(series)).toEqual([]);
  expect(lastLosers(after(series, won(1)))).toEqual([0]);
  expect(lastLosers(after(series, won(1), won()))).toEqual([]);
});

test("a series is plain data", () => {
  const series = after(newSeries(BASE, 3, [["c"]]), won(0));
  expect(JSON.parse(JSON.stringify(series))).toEqual(series);
});
