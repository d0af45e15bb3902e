import { expect, test } from "vitest";
import {
  lastLosers,
  type Match,
  matchFor,
  matchWinners,
  newMatch,
  nextConfig,
  type Outcome,
  wins,
  withDeck,
  withResult,
} from "../index";
import { tinyConfig } from "../testing/test-table";

const won = (...winners: number[]): Outcome => ({ winners, cause: "test", rule: "M 1" });
const after = (match: Match, ...results: Outcome[]) => results.reduce(withResult, match);

const BASE = tinyConfig([
  ["a", "a", "b"],
  ["x", "y"],
]);

test("the length of a match is odd", () => {
  for (const length of [0, 2, 4, -1, 1.5, NaN]) expect(() => newMatch(BASE, length)).toThrow(RangeError);
  for (const length of [1, 3, 5]) expect(newMatch(BASE, length).bestOf).toBe(length);
});

test("a match of three goes on until one has won two", () => {
  const match = newMatch(BASE, 3);
  expect(matchWinners(match)).toBeNull();
  expect(matchWinners(after(match, won(1)))).toBeNull();
  expect(matchWinners(after(match, won(1), won(0)))).toBeNull();
  expect(matchWinners(after(match, won(1), won(0), won(1)))).toEqual([1]);
  expect(matchWinners(after(match, won(1), won(1)))).toEqual([1]);
  expect(wins(after(match, won(1), won(0), won(1)))).toEqual([1, 2]);
});

test("drawn games count for nobody; when all are played whoever leads wins", () => {
  const match = newMatch(BASE, 3);
  expect(matchWinners(after(match, won(), won(0), won()))).toEqual([0]);
  expect(matchWinners(after(match, won(), won(), won()))).toEqual([]);
  expect(matchWinners(after(match, won(), won(0), won(1)))).toEqual([]);
});

test("a team wins a match whole; two seats of different teams that lead together win nothing", () => {
  const seats = [0, 1, 0, 1].map((team, i) => ({ name: `Seat ${i}`, deck: [], team }));
  const teams = newMatch({ ...BASE, seats }, 3);
  expect(matchWinners(after(teams, won(0, 2), won(1, 3), won(0, 2)))).toEqual([0, 2]);
  const free = newMatch(tinyConfig([[], [], []]), 3);
  expect(matchWinners(after(free, won(0), won(1), won()))).toEqual([]);
});

test("there is a match where the rules have one for as many sides", () => {
  const rules = { match: { bestOf: 3, sides: 2, rule: "M 1" } };
  const seats = [0, 0, 1, 1].map((team, i) => ({ name: `Seat ${i}`, deck: [], team }));
  expect(matchFor(rules, BASE)).toBe(rules.match);
  expect(matchFor(rules, { seats })).toBe(rules.match);
  expect(matchFor(rules, tinyConfig([[], [], []]))).toBeNull();
  expect(matchFor({}, BASE)).toBeNull();
});

test("every game has a seed of its own, always the same one", () => {
  const match = newMatch(BASE, 3);
  const seeds = [match, after(match, won(0)), after(match, won(0), won(1))].map((m) => nextConfig(m).seed);
  expect(seeds).toEqual(["seed", "seed#2", "seed#3"]);
});

test("between games cards are swapped with the side deck, one for one", () => {
  const match = newMatch(BASE, 3, [["c", "c"]]);
  const changed = withDeck(match, 0, ["a", "c", "b"]);
  expect(changed && nextConfig(changed).seats.map((seat) => seat.deck)).toEqual([
    ["a", "c", "b"],
    ["x", "y"],
  ]);
  expect(changed?.sideDecks).toEqual([["a", "c"], []]);
  const back = changed && withDeck(changed, 0, ["a", "a", "b"]);
  expect(back?.sideDecks[0]?.slice().sort()).toEqual(["c", "c"]);
});

test("a swap neither changes the size of a deck nor makes cards up, also not by swapping twice", () => {
  const match = newMatch(BASE, 3, [["c"]]);
  expect(withDeck(match, 0, ["a", "a"])).toBeNull();
  expect(withDeck(match, 0, ["a", "a", "b", "c"])).toBeNull();
  expect(withDeck(match, 0, ["a", "c", "c"])).toBeNull();
  expect(withDeck(match, 0, ["a", "a", "x"])).toBeNull();
  expect(withDeck(match, 7, [])).toBeNull();
  const once = withDeck(match, 0, ["a", "c", "b"]);
  expect(once && withDeck(once, 0, ["c", "c", "a"])).toBeNull();
});

test("a side deck may be given with the swap instead", () => {
  const changed = withDeck(newMatch(BASE, 3), 1, ["x", "z"], ["z"]);
  expect(changed?.decks[1]).toEqual(["x", "z"]);
  expect(changed?.sideDecks[1]).toEqual(["y"]);
});

test("the losers of the game before can be asked who begins the next", () => {
  const match = newMatch(BASE, 3);
  expect(lastLosers(match)).toEqual([]);
  expect(lastLosers(after(match, won(1)))).toEqual([0]);
  expect(lastLosers(after(match, won(1), won()))).toEqual([]);
});

test("a match is plain data", () => {
  const match = after(newMatch(BASE, 3, [["c"]]), won(0));
  expect(JSON.parse(JSON.stringify(match))).toEqual(match);
});
