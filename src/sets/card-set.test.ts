import { expect, test } from "vitest";
import type { CardSet } from "../games/card-set";
import { SET_LIMITS } from "./card-set";
import { readSet, writeSet } from "./set-file";

const SET: CardSet = {
  format: 1,
  game: "battle-cores",
  code: "OWN",
  name: "Own cards",
  version: 1,
  author: "Ann",
  language: "en",
  cards: [{ kind: "item", name: "Rope", price: 1 }],
};

const placesOf = (text: string) => {
  const read = readSet(text);
  return "faults" in read ? read.faults.map(({ place }) => place) : [];
};
const changed = (change: object) => JSON.stringify({ ...SET, ...change });

test("a set is written and read back equal", () => {
  expect(readSet(writeSet(SET))).toEqual({ set: SET });
  expect(readSet(changed({ $schema: "schema/battle-cores.json" }))).toEqual({ set: SET });
});

test("a fault of the frame is named with its place", () => {
  expect(placesOf(changed({ code: "own" }))).toEqual(["code"]);
  expect(placesOf(changed({ name: "" }))).toEqual(["name"]);
  expect(placesOf(changed({ name: "a\u202eb" }))).toEqual(["name"]);
  expect(placesOf(changed({ version: 0 }))).toEqual(["version"]);
  expect(placesOf(changed({ language: "xx" }))).toEqual(["language"]);
  expect(placesOf(changed({ format: 2 }))).toEqual(["format"]);
  expect(placesOf(changed({ extra: 1 }))).toEqual(["extra"]);
  expect(placesOf(changed({ cards: Array(SET_LIMITS.cards + 1).fill(null) }))).toEqual(["cards"]);
});

test("what is no JSON, too long or too deep is refused", () => {
  expect(placesOf("{")).toEqual([""]);
  expect(placesOf(`"${" ".repeat(SET_LIMITS.withPictures)}"`)).toEqual([""]);
  expect(placesOf(`${"[".repeat(5000)}${"]".repeat(5000)}`)).toEqual([""]);
});
