import { describe, expect, test } from "vitest";
import { ownNames } from "../../testing/random-cards/set";
import { GAMES } from "./games";
import { deckOfSets, gameOfRound } from "./random-sets";

describe.each(GAMES)("$title", (base) => {
  const game = gameOfRound(base, "1");
  const own = new Set(ownNames(game));

  test("a random set makes legal decks with many of its cards, always the same from one seed", () => {
    const deck = deckOfSets(game, "1");
    expect(game.deck.problems(deck)).toEqual([]);
    expect(deck.filter((name) => own.has(name)).length).toBeGreaterThan(deck.length / 4);
    expect(deckOfSets(gameOfRound(base, "1"), "1")).toEqual(deck);
    expect(deckOfSets(game, "2")).not.toEqual(deck);
  });
});
