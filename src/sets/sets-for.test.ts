import { expect, test } from "vitest";
import type { CardSet } from "../games/card-set";
import { setsFor } from "./sets-for";

const setOf = (code: string, ...names: string[]): CardSet => ({
  format: 1,
  game: "battle-cores",
  code,
  name: code,
  version: 1,
  author: "",
  language: "en",
  cards: names.map((name) => ({ kind: "item", name })),
});

test("a match carries the cards of its decks, and no set without any", () => {
  const sets = [setOf("ONE", "Rope", "Lamp"), setOf("TWO", "Bell")];
  expect(setsFor({ sets }, ["Lamp", "Lamp", "Printed"])).toEqual([setOf("ONE", "Lamp")]);
  expect(setsFor({ sets }, ["Printed"])).toEqual([]);
  expect(setsFor({}, ["Lamp"])).toEqual([]);
});

test("it carries the cards that those name too, even when they name each other", () => {
  const making = (name: string) => ({ do: "word", word: "token", args: { name } });
  const set = {
    ...setOf("ONE", "Rope", "Spare"),
    cards: [
      { kind: "item", name: "Rope", abilities: [{ effect: making("Lamp") }] },
      { kind: "token", name: "Lamp", abilities: [{ effect: making("Wick") }] },
      { kind: "token", name: "Wick", abilities: [{ effect: making("Lamp") }] },
      { kind: "item", name: "Spare" },
    ],
  };
  expect(setsFor({ sets: [set] }, ["Rope"])).toEqual([{ ...set, cards: set.cards.slice(0, 3) }]);
});
