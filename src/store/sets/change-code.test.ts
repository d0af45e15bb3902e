import { expect, test } from "vitest";
import { EMPTY_DECK } from "../../decks/deck-list";
import type { CardSet } from "../../games/card-set";
import { deckChanges } from "../decks/changes";
import { createDecks } from "../decks/decks";
import { createNotices } from "../notices";
import { withMemoryFallback } from "../rows/memory-fallback";
import { rowChanges } from "../rows/row-changes";
import { memoryStore } from "../rows/row-store";
import { changeCode } from "./change-code";
import { createCardSets } from "./sets";

const GAME = "battle-cores";
const SET: CardSet = {
  format: 1,
  game: GAME,
  code: "OWN",
  name: "Own cards",
  version: 3,
  author: "",
  language: "en",
  cards: [{ kind: "item", name: "Rope", price: 1 }],
};

async function setUp() {
  const [store, notices] = [withMemoryFallback(memoryStore()), createNotices()];
  const sets = createCardSets(store, notices, rowChanges("test-sets"));
  await sets.install(SET);
  return { sets, decks: createDecks(store, notices, deckChanges(), sets.list) };
}

test("a set with another code is the next version, and decks follow, deleted ones too", async () => {
  const { sets, decks } = await setUp();
  const { deck } = await decks.create(GAME, { ...EMPTY_DECK, name: "Ropes", cards: ["Rope"] });
  const { deck: old } = await decks.create(GAME, { ...EMPTY_DECK, name: "Old", cards: ["Rope"] });
  const { deck: other } = await decks.create(GAME, { ...EMPTY_DECK, name: "Other" });
  await decks.remove(old.id);
  expect(deck.sets).toEqual([{ code: "OWN", name: "Own cards", version: 3 }]);

  await changeCode(SET, "NEW", sets, decks);
  expect(await sets.list(GAME)).toEqual([{ ...SET, code: "NEW", version: 4 }]);
  const now = [{ code: "NEW", name: "Own cards", version: 4 }];
  expect((await decks.get(deck.id))?.sets).toEqual(now);
  expect(await decks.get(old.id)).toMatchObject({ sets: now, deletedAt: expect.any(Number) });
  expect((await decks.get(other.id))?.revision).toBe(other.revision);
});

test("a code that another set has is refused, and nothing changes", async () => {
  const { sets, decks } = await setUp();
  const two = { ...SET, code: "TWO", name: "Two", cards: [] };
  await sets.install(two);
  const { deck } = await decks.create(GAME, { ...EMPTY_DECK, name: "Ropes", cards: ["Rope"] });
  expect(await changeCode(SET, "TWO", sets, decks)).toBe("refused");
  expect(await sets.list(GAME)).toEqual([SET, two]);
  expect(await decks.get(deck.id)).toEqual(deck);
});
