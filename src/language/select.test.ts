import { describe, expect, test } from "vitest";
import { at, type D20Scenario, d20, plain, special } from "../games/d20-warriors/testing";
import { vocabulary } from "../games/d20-warriors/words/index";
import { seatsOf } from "./env";
import { type Amount, amountOf, type Condition, envOf, type Filter, isTrue, selectCards } from "./index";

/**
 * Mine at (0,0), two of mine and two of theirs around it, one far off; "you" are seat 0 and `this` is Mine.
 */
function position(): D20Scenario {
  return d20({
    me: {
      field: [at(0, 0, plain("Mine", 2)), at(1, 0, plain("Friend", 3)), at(0, 1, plain("Fallen"), "down")],
      hand: [plain("Held"), "Second Wind"],
      discard: ["Trapdoor", plain("Lost")],
    },
    foe: {
      field: [
        at(-1, 0, plain("Enemy", 4)),
        at(-1, -1, special("Wolf", { subtype: "beast", keywords: ["reach"] }), "up"),
        at(2, 0, plain("Far")),
      ],
      hand: [plain("Theirs")],
    },
  });
}

const env = (g: D20Scenario) => envOf(g.card("Mine"));
const named = (g: D20Scenario, filter: Filter) =>
  selectCards(g.engine, vocabulary, env(g), filter).map((id) => g.state.cards[id]?.def);
const amount = (g: D20Scenario, given: Amount) => amountOf(g.engine, vocabulary, env(g), given);
const holding = (g: D20Scenario, given: Condition) => isTrue(g.engine, vocabulary, env(g), given);

test("a filter of a team takes the cards of its members, and no opponent's are among them", () => {
  const g = position();
  const inTeams = (...teams: readonly number[]) => {
    const seats = g.state.seats.map((seat, i) => ({ ...seat, team: teams[i] ?? i }));
    const reader = { rules: g.engine.rules, state: { ...g.state, seats } };
    const names = (filter: Filter) =>
      selectCards(reader, vocabulary, env(g), filter).map((id) => g.state.cards[id]?.def);
    return {
      team: names({ of: "team", face: "up" }),
      opponents: names({ of: "opponent" }),
      seats: seatsOf(reader, { seat: 0 }, "each"),
    };
  };
  expect(inTeams(3, 3)).toEqual({
    team: ["Mine", "Friend", "Enemy", "Wolf", "Far"],
    opponents: [],
    seats: [0, 1],
  });
  expect(inTeams(3, 4)).toEqual({
    team: ["Mine", "Friend"],
    opponents: ["Enemy", "Wolf", "Far"],
    seats: [0, 1],
  });
});

describe("filters", () => {
  test.each<[string, Filter, string[]]>([
    ["nothing given: every card of the field", {}, ["Mine", "Friend", "Fallen", "Enemy", "Wolf", "Far"]],
    ["of you", { of: "you" }, ["Mine", "Friend", "Fallen"]],
    ["of the opponent", { of: "opponent" }, ["Enemy", "Wolf", "Far"]],
    ["face up", { of: "you", face: "up" }, ["Mine", "Friend"]],
    ["face down", { face: "down" }, ["Fallen"]],
    ["not this card", { of: "you", not: "this" }, ["Friend", "Fallen"]],
    ["touching", { touching: "this" }, ["Friend", "Fallen", "Enemy", "Wolf"]],
    ["subtype", { subtype: "beast" }, ["Wolf"]],
    [
      "lying in a way of the game",
      { lying: { how: "line", to: "this" } },
      ["Friend", "Fallen", "Enemy", "Far"],
    ],
    ["a value of at least", { stat: { name: "n", atLeast: 3 } }, ["Friend", "Enemy"]],
    ["a value of at most", { of: "opponent", stat: { name: "n", atMost: 1 } }, ["Wolf", "Far"]],
    [
      "a value of at most, of cards of which some have none",
      { zone: "hand", stat: { name: "n", atMost: 9 } },
      ["Held", "Theirs"],
    ],
    ["a keyword", { stat: { name: "kw-reach", atLeast: 1 } }, ["Wolf"]],
    ["no keyword", { of: "opponent", stat: { name: "kw-reach", atMost: 0 } }, ["Enemy", "Far"]],
    ["a zone and an owner", { zone: "hand", of: "you" }, ["Held", "Second Wind"]],
    ["a type in a zone", { zone: "discard", of: "you", type: "flash" }, ["Trapdoor"]],
    ["a zone of anybody", { zone: "hand" }, ["Held", "Second Wind", "Theirs"]],
  ])("%s", (_what, filter, names) => {
    expect(named(position(), filter)).toEqual(names);
  });

  test("an unknown way of lying is a fault of ours", () => {
    const g = position();
    expect(() => named(g, { lying: { how: "sideways", to: "this" } })).toThrow("sideways");
  });
});

describe("amounts", () => {
  test.each<[string, Amount, number]>([
    ["a number", 3, 3],
    ["a count", { count: { of: "opponent" } }, 3],
    ["a count times two", { count: { of: "opponent" }, times: 2 }, 6],
    ["a count with a bound", { count: { of: "opponent" }, times: 2, max: 5 }, 5],
    ["a negative count with a bound", { count: { of: "opponent" }, times: -2, max: 5 }, -5],
    ["a negative count under its bound", { count: { of: "opponent" }, times: -1, max: 5 }, -3],
    ["the cards of a zone", { cardsIn: "hand", of: "you" }, 2],
    ["a value of a card", { stat: "n", of: "this" }, 2],
    ["a value of no card", { stat: "n", of: "it" }, 0],
  ])("%s", (_what, given, n) => {
    expect(amount(position(), given)).toBe(n);
  });
});

describe("conditions", () => {
  const opponents = { of: "opponent", face: "up" } as const;
  test.each<[string, Condition, boolean]>([
    ["something exists", { is: "exists", filter: opponents }, true],
    ["at least three exist", { is: "exists", filter: opponents, atLeast: 3 }, true],
    ["not four", { is: "exists", filter: opponents, atLeast: 4 }, false],
    ["nothing exists", { is: "none", filter: { subtype: "drake" } }, true],
    ["something does", { is: "none", filter: { subtype: "beast" } }, false],
    ["more", { is: "more", amount: { count: opponents }, than: { count: { of: "you", face: "up" } } }, true],
    ["not more when equal", { is: "more", amount: 3, than: { count: opponents } }, false],
    ["your turn", { is: "turn", of: "you" }, true],
    ["not the opponent's", { is: "turn", of: "opponent" }, false],
    ["a card matches", { is: "matches", card: "this", filter: { face: "up" } }, true],
    ["a card does not", { is: "matches", card: "this", filter: { of: "opponent" } }, false],
    ["no card matches nothing", { is: "matches", card: "it", filter: {} }, false],
    ["not", { is: "not", condition: { is: "turn", of: "opponent" } }, true],
    ["a word of the game", { is: "word", word: "at-centre" }, true],
  ])("%s", (_what, condition, value) => {
    expect(holding(position(), condition)).toBe(value);
  });

  test("all and any", () => {
    const g = position();
    const yes: Condition = { is: "turn", of: "you" };
    const no: Condition = { is: "turn", of: "opponent" };
    expect(holding(g, { is: "all", conditions: [yes, yes] })).toBe(true);
    expect(holding(g, { is: "all", conditions: [yes, no] })).toBe(false);
    expect(holding(g, { is: "any", conditions: [yes, no] })).toBe(true);
    expect(holding(g, { is: "any", conditions: [no, no] })).toBe(false);
  });

  test("an unknown word is a fault of ours", () => {
    expect(() => holding(position(), { is: "word", word: "raining" })).toThrow("raining");
  });
});
