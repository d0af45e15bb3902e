import { expect, test } from "vitest";
import { loadGames } from "../games/registry";
import { say } from "../text";
import { costCurve, deckSplits } from "./figures";

const games = await loadGames();
const saga = games.find(({ slug }) => slug === "battle-spirits-saga");
if (saga === undefined) throw new Error("there is no Battle Spirits Saga");

test("the curve counts the cards of each cost, without gaps", () => {
  const names = ["Emberling", "Emberling", "Lava Colossus"];
  const curve = costCurve(saga, names);
  expect(curve[0]).toEqual({ cost: 1, count: 2, orMore: false });
  expect(
    curve.map(({ cost }) => cost),
    "costs in the curve",
  ).toEqual(curve.map((_, i) => i + 1));
  expect(
    curve.reduce((sum, { count }) => sum + count, 0),
    "cards in it",
  ).toBe(3);
});

test("a deck without cards has no curve and no splits", () => {
  expect(costCurve(saga, [])).toEqual([]);
  expect(deckSplits(saga, [])).toEqual([]);
});

test("names that are not in the pool count nowhere", () => {
  expect(costCurve(saga, ["constructor", "Nobody"])).toEqual([]);
});

test.each(games.map((game) => [game.slug, game] as const))(
  "%s: splits count every card of a starter deck",
  (_, game) => {
    const [deck] = game.deck.starters;
    const splits = deckSplits(game, deck?.cards ?? []);
    expect(splits.length, "splits").toBeGreaterThan(0);
    for (const { facet, shares } of splits) {
      expect(
        shares.map(({ count }) => count),
        say(facet.label),
      ).toEqual(shares.map(({ count }) => count).toSorted((a, b) => b - a));
    }
  },
);
