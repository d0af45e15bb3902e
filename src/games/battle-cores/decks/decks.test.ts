import { describe, expect, test } from "vitest";
import { cards } from "../cards";
import { deckProblems, splitDeck } from "../rules/deck";
import { decks } from ".";

const twice = (items: readonly string[]) => items.filter((item, i) => items.indexOf(item) !== i);

describe("starter decks", () => {
  test.each(decks.map((deck) => [deck.name, deck] as const))(
    "%s is a legal deck of 40 and 6",
    (_name, deck) => {
      expect(deckProblems(cards, deck.cards, "deck")).toEqual([]);
      const { main, legends } = splitDeck(cards, deck.cards);
      expect({ main: main.length, legends: legends.length }).toEqual({ main: 40, legends: 6 });
      expect(deck.theme.length).toBeGreaterThan(5);
      expect(deck.plan.length).toBeGreaterThan(5);
    },
  );

  test.each(decks.map((deck) => [deck.name, deck] as const))(
    "%s mixes Monsters and Support cards",
    (_name, deck) => {
      const monsters = deck.cards.filter((name) => cards[name]?.type === "monster").length;
      const categories = new Set(deck.cards.map((name) => cards[name]?.category).filter(Boolean));
      expect(monsters).toBeGreaterThanOrEqual(24);
      expect(monsters).toBeLessThanOrEqual(32);
      expect(categories.size).toBe(5);
    },
  );

  test("number six, have different themes and share few cards", () => {
    expect(decks).toHaveLength(6);
    expect(twice(decks.map((deck) => deck.id))).toEqual([]);
    expect(twice(decks.map((deck) => deck.theme))).toEqual([]);
    expect(twice(decks.map((deck) => deck.plan))).toEqual([]);
    const names = decks.flatMap((deck) => [...new Set(deck.cards)]);
    expect(twice(names).length).toBeLessThanOrEqual(10);
  });
});
