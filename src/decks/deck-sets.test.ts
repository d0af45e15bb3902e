import { expect, test } from "vitest";
import { battleCores } from "../games/battle-cores";
import { EMPTY_DECK } from "./deck-list";
import { missingSets, setsOfDeck } from "./deck-sets";
import { readDeckJson, writeDeckJson } from "./json";

const SET = {
  format: 1,
  game: "battle-cores",
  code: "BELLS",
  name: "Bells",
  version: 2,
  author: "",
  language: "en",
  cards: [{ kind: "item", name: "Bell" }],
} as const;
const NEEDED = { code: "BELLS", name: "Bells", version: 2 };
const deck = { ...EMPTY_DECK, name: "Ringing", cards: ["Bell"] };

test("a deck notes the sets that it has cards of, and keeps a noted one that is not installed", () => {
  expect(setsOfDeck(deck, [SET])).toEqual([NEEDED]);
  expect(setsOfDeck({ ...deck, sets: [NEEDED] }, [])).toEqual([NEEDED]);
  expect(setsOfDeck({ ...deck, cards: [], sets: [NEEDED] }, [SET])).toEqual([]);
});

test("a set is missing when the deck has unknown cards and it is not installed, or too old", () => {
  const noted = { ...deck, sets: [NEEDED] };
  expect(missingSets(battleCores, noted)).toEqual([NEEDED]);
  expect(missingSets({ ...battleCores, sets: [{ ...SET, version: 1 }] }, noted)).toEqual([NEEDED]);
  expect(missingSets({ ...battleCores, sets: [SET] }, noted)).toEqual([]);
  expect(missingSets(battleCores, { ...noted, cards: [] })).toEqual([]);
});

test("a deck that is sent says which sets it needs", () => {
  const json = writeDeckJson({ ...battleCores, sets: [SET] }, deck);
  expect(readDeckJson(battleCores, json)).toMatchObject({ deck: { cards: ["Bell"], sets: [NEEDED] } });
  const plain = battleCores.deck.starters[0]?.cards ?? [];
  expect(writeDeckJson(battleCores, { ...deck, cards: plain })).not.toContain("sets");
});
