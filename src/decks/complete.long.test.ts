import { describe, expect, test } from "vitest";
import { loadGames } from "../games/registry";
import { seedRandom, shuffled } from "../kernel";
import { say } from "../text";
import { deckCards } from "./codes";
import { completeDeck } from "./complete";
import { EMPTY_DECK } from "./deck-list";
import { randomDeck } from "./random";

const GAMES = await loadGames();

describe.each(GAMES)("$title", (game) => {
  const names = deckCards(game).map(({ name }) => name);

  test("each card of the pool on its own becomes a legal deck", { timeout: 240_000 }, () => {
    for (const name of names) {
      const result = completeDeck(game, { ...EMPTY_DECK, cards: [name] });
      expect("why" in result ? `${name}: ${say(result.why)}` : game.deck.problems(result.deck.cards)).toEqual(
        [],
      );
    }
  });

  test("any cards become a legal deck that keeps them, or the reason is said", { timeout: 240_000 }, () => {
    for (let i = 0; i < 60; i++) {
      const cards = shuffled({ state: { random: seedRandom(`${i}`) } }, names).slice(0, 1 + (i % 6));
      const result = completeDeck(game, { ...EMPTY_DECK, cards });
      if ("why" in result) expect(say(result.why)).toMatch(/\.$/);
      else {
        expect(game.deck.problems(result.deck.cards)).toEqual([]);
        for (const name of cards) expect(result.deck.cards).toContain(name);
      }
    }
  });

  test("part of a random deck becomes a legal deck again", { timeout: 240_000 }, () => {
    for (let i = 0; i < 30; i++) {
      const deck = randomDeck(game, `part ${i}`);
      const cards = shuffled({ state: { random: seedRandom(`${i}`) } }, deck).slice(
        0,
        Math.floor((deck.length * i) / 30),
      );
      const result = completeDeck(game, { ...EMPTY_DECK, cards });
      expect("why" in result ? say(result.why) : game.deck.problems(result.deck.cards)).toEqual([]);
    }
  });
});
