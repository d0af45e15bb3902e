import { describe, expect, test } from "vitest";
import {
  newSeries,
  nextConfig,
  type Outcome,
  type Series,
  seriesWinners,
  sideDeckProblems,
  wins,
  withDeck,
  withResult,
} from "../../../kernel";
import { poolOf } from "../cards";
import type { SoulsCard } from "../cards/card";
import { aLegend, aToken, aWarrior, fortyOf } from "../testing";
import { deckProblems } from "./deck";
import { rulesWith } from "./rules";

const forty = fortyOf("Oak");
const legends = [aLegend("Sun"), aLegend("Moon")];
const second: SoulsCard = { ...aWarrior("Oak 1, second printing"), title: "Oak 1" };
const POOL = poolOf([...forty, ...legends, second, aToken("Wisp"), ...fortyOf("Elm")]);
const rules = rulesWith(POOL);
const names = forty.map(({ name }) => name);
const times = (n: number, name: string) => Array<string>(n).fill(name);
const wrong = (list: readonly string[]) => deckProblems(POOL, list, "deck").map(({ rule }) => rule);
/** A deck of 40 that starts with these cards. */
const filled = (...first: string[]) => [...first, ...names.toReversed()].slice(0, 40);

describe("decks", () => {
  test("BOS 1.2 a deck has 40 to 80 cards", () => {
    const big = fortyOf("Elm").map(({ name }) => name);
    expect([names.slice(1), names, [...names, ...big], [...names, ...big, "Sun"]].map(wrong)).toEqual([
      ["BOS 1.2"],
      [],
      [],
      ["BOS 1.2"],
    ]);
  });

  test("BOS 1.3 at most four of a card", () => {
    expect(wrong(filled(...times(3, "Oak 1"), "Oak 1"))).toEqual([]);
    expect(wrong(filled(...times(5, "Oak 1")))).toEqual(["BOS 1.3"]);
  });

  test("BOS 1.4 at most three Legendary Warriors, of one card or of several", () => {
    const of = (sun: number, moon: number) => wrong(filled(...times(sun, "Sun"), ...times(moon, "Moon")));
    expect(of(3, 0)).toEqual([]);
    expect(of(2, 1)).toEqual([]);
    expect(of(2, 2)).toEqual(["BOS 1.4"]);
    expect(of(4, 0)).toEqual(["BOS 1.4"]);
  });

  test("BOS 3.2 two printings of one name are the same card", () => {
    const printing = second.name;
    expect(wrong(filled(...times(2, "Oak 1"), printing, printing))).toEqual([]);
    expect(wrong(filled(...times(3, "Oak 1"), printing, printing))).toEqual(["BOS 1.3"]);
  });

  test("BOS 13.2 fighter tokens cannot be in a deck", () => {
    expect(wrong(filled("Wisp"))).toEqual(["BOS 13.2"]);
  });
});

describe("matches", () => {
  const config = {
    game: "battle-of-souls",
    seed: "m",
    seats: ["Ann", "Bob"].map((name) => ({ name, deck: names })),
    options: {},
  };
  const side = [
    "Sun",
    "Moon",
    ...fortyOf("Elm")
      .slice(0, 8)
      .map(({ name }) => name),
  ];
  const match = newSeries(config, 3, [side, side]);
  const wonBy = (seat: number): Outcome => ({
    winners: [seat],
    cause: "battle-of-souls.souls",
    rule: "BOS 8.2",
  });
  const swapped = (n: number, m = n): readonly string[] => [...side.slice(0, n), ...names.slice(m)];

  test("BOS 1.5 a side deck has at most 15 cards", () => {
    const problemsWith = (n: number) =>
      sideDeckProblems(rules, newSeries(config, 3, [times(n, "Sun")])).map(({ rule }) => rule);
    expect(problemsWith(0)).toEqual([]);
    expect(problemsWith(15)).toEqual([]);
    expect(problemsWith(16)).toEqual(["BOS 1.5"]);
  });

  test("BOS 1.6, BOS 1.7, BOS 9.5 cards are swapped one for one between battles; the side deck keeps its size", () => {
    const after = withResult(match, wonBy(0));
    const changed = withDeck(after, 0, swapped(3));
    expect(changed?.decks[0]).toEqual(swapped(3));
    expect(changed?.sideDecks.map(({ length }) => length)).toEqual([10, 10]);
    expect(withDeck(after, 0, swapped(3, 2))).toBe(null);
    expect(withDeck(after, 0, [...names.slice(1), "Elm 40"])).toBe(null);
  });

  test("BOS 1.8 the resulting deck must be legal", () => {
    const deck = filled(...times(4, "Oak 1"));
    const own = newSeries(
      {
        ...config,
        seats: [
          { name: "Ann", deck },
          { name: "Bob", deck: names },
        ],
      },
      3,
      [["Oak 1"]],
    );
    const five = withDeck(own, 0, ["Oak 1", ...deck.slice(0, 39)]) as Series;
    expect(rules.board.problems(nextConfig(own))).toEqual([]);
    expect(rules.board.problems(nextConfig(five)).map(({ rule }) => rule)).toEqual(["BOS 1.3"]);
  });

  test("BOS 1.9 the side deck is not used during a battle", () => {
    const first = nextConfig(match);
    expect(first.seats.map(({ deck }) => deck)).toEqual([names, names]);
    expect(rules.board.zones.map(({ key }) => key)).not.toContain("side-deck");
  });

  test("BOS 9.4 the size of a side deck is public", () => {
    expect(match.sideDecks.map(({ length }) => length)).toEqual([10, 10]);
    expect(rules.board.sideDeck).toEqual({ most: 15, rule: "BOS 1.5" });
  });

  test("BOS 8.13 a player who wins two of three battles wins the match", () => {
    const one = withResult(match, wonBy(0));
    expect(seriesWinners(one)).toBe(null);
    expect(seriesWinners(withResult(one, wonBy(0)))).toEqual([0]);
    const even = withResult(one, wonBy(1));
    expect(seriesWinners(even)).toBeNull();
    expect(wins(even)).toEqual([1, 1]);
    expect(seriesWinners(withResult(even, wonBy(1)))).toEqual([1]);
  });

  test("BOS 9.17, BOS 15.4 each battle starts afresh with whole decks", () => {
    const next = nextConfig(withResult(match, wonBy(0)));
    expect(next.seats.map(({ deck }) => deck)).toEqual([names, names]);
    expect(next.seed === config.seed).toBe(false);
    expect(next.lost).toEqual([1]);
  });
});
