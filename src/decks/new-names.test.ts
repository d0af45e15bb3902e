import { expect, test } from "vitest";
import { battleOfSouls } from "../games/battle-of-souls";
import { loadGames } from "../games/registry";
import { newName, withNewNames } from "./new-names";
import { cardFinder } from "./text/card-finder";

const [FIRST = "", SECOND = ""] = battleOfSouls.deck.starters[0]?.cards ?? [];

/** The game after its pool was changed. */
const changed = {
  ...battleOfSouls,
  cards: { ...battleOfSouls.cards, pool: { ...battleOfSouls.cards.pool } },
  deck: {
    ...battleOfSouls.deck,
    renamed: { "Old Name": FIRST, "Older Name": "Nowhere", [SECOND]: FIRST },
  },
};

test("renamed cards get their new name in deck and side deck", () => {
  const { deck, renamed } = withNewNames(changed, {
    cards: ["Old Name", "Old Name", SECOND],
    side: ["Old Name"],
  });
  expect(deck).toEqual({ cards: [FIRST, FIRST, SECOND], side: [FIRST] });
  expect(renamed).toEqual([{ from: "Old Name", to: FIRST }]);
});

test("renamed cards get their new name in the pool of a drafted deck", () => {
  const { deck, renamed } = withNewNames(changed, {
    cards: [],
    side: [],
    pool: { "Old Name": 2, [SECOND]: 1 },
  });
  expect(deck).toEqual({ cards: [], side: [], pool: { [FIRST]: 2, [SECOND]: 1 } });
  expect(renamed).toEqual([{ from: "Old Name", to: FIRST }]);
});

test("cards that are gone, and names of prototypes, stay as they are", () => {
  const cards = ["Gone", "Older Name", "__proto__", "constructor"];
  expect(withNewNames(changed, { cards, side: [] })).toEqual({ deck: { cards, side: [] }, renamed: [] });
});

test("in pasted text, the old name of a card is not read, but its new name is the first to choose", () => {
  const finder = cardFinder(changed);
  expect(finder.named("Old Name")).toBeUndefined();
  expect(finder.nearest("old name")[0]).toBe(FIRST);
});

test("every renamed card of a game has its new name in the pool", async () => {
  for (const game of await loadGames())
    for (const old of Object.keys(game.deck.renamed ?? {})) expect(newName(game, old), old).toBeDefined();
});
