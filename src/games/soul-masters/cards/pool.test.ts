import { expect, test } from "vitest";
import type { PrintedCard } from "../../../language";
import { validateCards } from "../../../language/validate";
import { deckProblems } from "../deck";
import { decks } from "../decks";
import { vocabulary } from "../words";
import { cards } from "./index";

test("the cards say nothing that the language does not know", () => {
  const traits = Object.values(cards).flatMap(({ subtypes = [] }) => subtypes);
  const known = { ...vocabulary, names: { ...vocabulary.names, subtypes: traits } };
  const playable: readonly PrintedCard[] = Object.values(cards);
  expect(validateCards(known, playable)).toEqual([]);
});

test("SM 0.3 ready-made decks are there to begin with, and each is legal", () => {
  expect(decks.length).toBeGreaterThan(1);
  for (const { name, cards: list } of decks)
    expect([name, deckProblems(cards, list, "deck")]).toEqual([name, []]);
});

test("no two cards have one number", () => {
  const numbers = Object.values(cards).flatMap(({ number }) => (number === 0 ? [] : [number]));
  expect(new Set(numbers).size).toBe(numbers.length);
});
