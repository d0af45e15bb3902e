import { describe, expect, test } from "vitest";
import { at, type D20Scenario, d20, plain, special } from "../games/d20-warriors/testing";
import { vocabulary } from "../games/d20-warriors/words/index";
import { seatsOf } from "./env";
import { type Amount, amountOf, type Condition, envOf, type Filter, isTrue, selectCards } from "./index";

/** Mine at (0,0), two of mine and two of theirs around it, and one far away. "You" is seat 0 and `this` is Mine. */
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

test("a team filter matches the cards of its members and none of an opponent", () => {
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
    ["no filter: every card on the field", {}, ["Mine", "Friend", "Fallen", "Enemy", "Wolf", "Far"]],
    ["the player's cards", { of: "you" }, ["Mine", "Friend", "Fallen"]],
    ["the opponent's cards", { of: "opponent" }, ["Enemy", "Wolf", "Far"]],
    ["face-up cards", { of: "you", face: "up" }, ["Mine", "Friend"]],
    ["face-down cards", { face: "down" }, ["Fallen"]],
    ["every card but the source", { of: "you", not: "this" }, ["Friend", "Fallen"]],
    ["cards that touch the source", { touching: "this" }, ["Friend", "Fallen", "Enemy", "Wolf"]],
    ["cards of a subtype", { subtype: "beast" }, ["Wolf"]],
    [
      "cards placed in a way that the game defines",
      { lying: { how: "line", to: "this" } },
      ["Friend", "Fallen", "Enemy", "Far"],
    ],
    ["cards with at least a value", { stat: { name: "n", atLeast: 3 } }, ["Friend", "Enemy"]],
    ["cards with at most a value", { of: "opponent", stat: { name: "n", atMost: 1 } }, ["Wolf", "Far"]],
    [
      "cards with at most a value, leaving out cards without it",
      { zone: "hand", stat: { name: "n", atMost: 9 } },
      ["Held", "Theirs"],
    ],
    ["cards with a keyword", { stat: { name: "kw-reach", atLeast: 1 } }, ["Wolf"]],
    ["cards without a keyword", { of: "opponent", stat: { name: "kw-reach", atMost: 0 } }, ["Enemy", "Far"]],
    ["cards in a player's zone", { zone: "hand", of: "you" }, ["Held", "Second Wind"]],
    ["cards of a type in a zone", { zone: "discard", of: "you", type: "flash" }, ["Trapdoor"]],
    ["cards in a zone of any player", { zone: "hand" }, ["Held", "Second Wind", "Theirs"]],
  ])("%s", (_what, filter, names) => {
    expect(named(position(), filter)).toEqual(names);
  });

  test("throws for an unknown relative position", () => {
    const g = position();
    expect(() => named(g, { lying: { how: "sideways", to: "this" } })).toThrow("sideways");
  });
});

describe("amounts", () => {
  test.each<[string, Amount, number]>([
    ["a number", 3, 3],
    ["a count", { count: { of: "opponent" } }, 3],
    ["a count times two", { count: { of: "opponent" }, times: 2 }, 6],
    ["a count with a maximum", { count: { of: "opponent" }, times: 2, max: 5 }, 5],
    ["a negative count beyond its bound", { count: { of: "opponent" }, times: -2, max: 5 }, -5],
    ["a negative count within its bound", { count: { of: "opponent" }, times: -1, max: 5 }, -3],
    ["the number of cards in a zone", { cardsIn: "hand", of: "you" }, 2],
    ["a value of a card", { stat: "n", of: "this" }, 2],
    ["a value of a card that does not exist", { stat: "n", of: "it" }, 0],
  ])("%s", (_what, given, n) => {
    expect(amount(position(), given)).toBe(n);
  });
});

describe("conditions", () => {
  const opponents = { of: "opponent", face: "up" } as const;
  test.each<[string, Condition, boolean]>([
    ["a card exists", { is: "exists", filter: opponents }, true],
    ["at least three exist", { is: "exists", filter: opponents, atLeast: 3 }, true],
    ["fewer than four exist", { is: "exists", filter: opponents, atLeast: 4 }, false],
    ["no card may exist, and none does", { is: "none", filter: { subtype: "drake" } }, true],
    ["no card may exist, but one does", { is: "none", filter: { subtype: "beast" } }, false],
    [
      "more than the opponent",
      {
        is: "more",
        amount: { count: opponents },
        than: { count: { of: "you", face: "up" } },
      },
      true,
    ],
    ["as many as the opponent is not more", { is: "more", amount: 3, than: { count: opponents } }, false],
    ["your turn", { is: "turn", of: "you" }, true],
    ["not the opponent's turn", { is: "turn", of: "opponent" }, false],
    ["a card matches", { is: "matches", card: "this", filter: { face: "up" } }, true],
    ["a card does not match", { is: "matches", card: "this", filter: { of: "opponent" } }, false],
    ["a missing card matches nothing", { is: "matches", card: "it", filter: {} }, false],
    ["a negated condition", { is: "not", condition: { is: "turn", of: "opponent" } }, true],
    ["a condition word of the game", { is: "word", word: "at-centre" }, true],
  ])("%s", (_what, condition, value) => {
    expect(holding(position(), condition)).toBe(value);
  });

  test("all and any combine conditions", () => {
    const g = position();
    const yes: Condition = { is: "turn", of: "you" };
    const no: Condition = { is: "turn", of: "opponent" };
    expect(holding(g, { is: "all", conditions: [yes, yes] })).toBe(true);
    expect(holding(g, { is: "all", conditions: [yes, no] })).toBe(false);
    expect(holding(g, { is: "any", conditions: [yes, no] })).toBe(true);
    expect(holding(g, { is: "any", conditions: [no, no] })).toBe(false);
  });

  test("throws for an unknown word", () => {
    expect(() => holding(position(), { is: "word", word: "raining" })).toThrow("raining");
  });
});
