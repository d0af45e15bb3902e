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

test("a match carries the sets of its cards whole, and no other set", () => {
  const sets = [setOf("ONE", "Rope", "Lamp"), setOf("TWO", "Bell")];
  expect(setsFor({ sets }, ["Lamp", "Lamp", "Printed"])).toEqual([setOf("ONE", "Rope", "Lamp")]);
  expect(setsFor({ sets }, ["Printed"])).toEqual([]);
  expect(setsFor({}, ["Lamp"])).toEqual([]);
});

test("which of its cards the decks hold cannot be told from the sets of a match", () => {
  const sets = [setOf("ONE", "Rope", "Lamp"), setOf("TWO", "Bell")];
  expect(setsFor({ sets }, ["Rope"])).toEqual(setsFor({ sets }, ["Lamp"]));
});

test("it carries the sets whose cards those name too, even when they name each other", () => {
  const making = (name: string) => ({ do: "word", word: "token", args: { name } });
  const first = {
    ...setOf("ONE"),
    cards: [{ kind: "item", name: "Rope", abilities: [{ effect: making("Lamp") }] }],
  };
  const second = {
    ...setOf("TWO"),
    cards: [{ kind: "token", name: "Lamp", abilities: [{ effect: making("Rope") }] }],
  };
  const third = setOf("SIX", "Bell");
  expect(setsFor({ sets: [first, second, third] }, ["Rope"])).toEqual([first, second]);
});
