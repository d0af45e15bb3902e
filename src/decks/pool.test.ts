import { expect, test } from "vitest";
import { battleOfSouls } from "../games/battle-of-souls";
import { completeDeck } from "./complete";
import { EMPTY_DECK } from "./deck-list";
import { facetChoices } from "./filter-choices";
import { poolLimits } from "./limited/pool";
import { eventAt } from "./limited/replay";
import { copiesInPool, poolProblems, poolWithout } from "./pool";
import { searchCards } from "./search";
import { listProblems } from "./side-deck";

const POOL = poolLimits(
  battleOfSouls,
  eventAt(battleOfSouls, { game: "battle-of-souls", kind: "sealed", seed: "one", seats: 2 }, []).pools[0] ??
    [],
);
const deck = (cards: readonly string[], side: readonly string[] = []) => ({
  ...EMPTY_DECK,
  cards,
  side,
  pool: POOL,
});

test("cards that the pool does not hold, and copies beyond it, are named with what mends them", () => {
  const pool = { Wolf: 2 };
  expect(poolProblems({ cards: ["Wolf", "Wolf", "Bear"], side: ["Wolf"], pool })).toMatchObject([
    {
      card: "Wolf",
      why: { key: "deck-list.too-few-in-pool", args: { most: 2 } },
      mend: { remove: { Wolf: 1 } },
    },
    { card: "Bear", why: { key: "deck-list.not-in-pool" }, mend: { remove: { Bear: 1 } } },
  ]);
  expect(poolProblems({ cards: ["Bear"], side: [] }), "without a pool").toEqual([]);
});

test("a deck list says what its pool does not hold", () => {
  expect(listProblems(battleOfSouls, deck(["Nobody"])).map(({ why }) => why.key)).toContain(
    "deck-list.not-in-pool",
  );
});

test("names of prototypes are in no pool", () => {
  expect(copiesInPool({}, "constructor")).toBe(0);
});

test("a pool without some cards has fewer copies", () => {
  expect(poolWithout({ Wolf: 2, Bear: 1 }, ["Wolf"])).toEqual({ Wolf: 1, Bear: 1 });
});

test("a deck with a pool is completed from the pool alone, without what is in its side deck", () => {
  const [first = ""] = Object.keys(POOL);
  const side = Array<string>(copiesInPool(POOL, first)).fill(first);
  const found = completeDeck(battleOfSouls, deck([], side));
  if ("why" in found) throw new Error(found.why.key);
  expect(listProblems(battleOfSouls, found.deck)).toEqual([]);
  expect(found.deck.cards).not.toContain(first);
});

test("a deck with more than its pool holds is not completed", () => {
  expect(completeDeck(battleOfSouls, { ...deck(["Nobody"]), pool: {} })).toHaveProperty("why");
});

test("only cards of the pool are found, and counted by filters", () => {
  const found = searchCards(battleOfSouls, { pool: POOL });
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(POOL).sort());
  const types = facetChoices(battleOfSouls, { pool: POOL }).find(({ facet }) => facet.key === "type");
  const counted = types?.options.reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(found.length);
});
