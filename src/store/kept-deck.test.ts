import { expect, test, vi } from "vitest";
import { EMPTY_DECK } from "../decks/deck-list";
import type { Game } from "../games/game";
import { deckChanges } from "./decks/changes";
import { createDecks } from "./decks/decks";
import { openReplay } from "./replay/open";
import { memoryStore } from "./rows/row-store";
import { deckOf, sideDeckOf } from "./testing/lantern-cards";
import { lanternConfig, lanterns } from "./testing/lanterns";
import { PERSON, type TestTable, testTable } from "./testing/table";

const CARDS = deckOf(0);

/** A series that was begun with a player's own deck, which then was emptied and deleted. */
async function begunWithOwnDeck() {
  const rowStore = memoryStore();
  const noteDecks = vi.fn();
  const table = testTable({ rowStore, noteDecks });
  const decks = createDecks(table.saves.store, table.notices, deckChanges());
  const { deck } = await decks.create("lanterns", { ...EMPTY_DECK, name: "Own", cards: CARDS });
  const setup = { game: "lanterns", seats: [PERSON, PERSON], openHands: true };
  const side = [sideDeckOf(0), sideDeckOf(1)];
  await table.commands.begin(setup, lanternConfig("kept"), { bestOf: 3, sideDecks: side });
  table.commands.send({ seat: 0, do: "anytime", action: { type: "concede" } });
  const id = table.now().setup?.id ?? "";
  await decks.save(deck, EMPTY_DECK);
  await decks.remove(deck.id);
  return { rowStore, id, table, noteDecks };
}

const deckIn = async ({ saves }: Pick<TestTable, "saves">, id: string) =>
  (await saves.load(id))?.match.record.config.seats[0]?.deck;

test("a saved match keeps the deck it began with when the deck is edited and deleted", async () => {
  const { rowStore, id } = await begunWithOwnDeck();
  const next = testTable({ rowStore });
  expect(await next.commands.resume(id)).toBe(true);
  expect(await deckIn(next, id)).toEqual(CARDS);
});

test("so does the next game of its series", async () => {
  const { table } = await begunWithOwnDeck();
  expect(await table.commands.nextGame()).toBe(true);
  await table.saves.settled();
  expect(await deckIn(table, table.now().setup?.id ?? "")).toEqual(CARDS);
});

test("so does its replay, even after the pool has changed", async () => {
  const { rowStore, id } = await begunWithOwnDeck();
  const [card] = Object.values(lanterns.cards.pool);
  const pool = { ...lanterns.cards.pool, ...(card && { "New Lantern": card }) };
  const loadGame = async (): Promise<Game> => ({ ...lanterns, cards: { ...lanterns.cards, pool } });
  const later = testTable({ rowStore, loadGame });
  const replay = await openReplay(later.saves, later.notices, id);
  expect(replay?.source.record.config.seats[0]?.deck).toEqual(CARDS);
});

test("a match notes the decks it begins with", async () => {
  const { noteDecks } = await begunWithOwnDeck();
  expect(noteDecks).toHaveBeenCalledWith("lanterns", [CARDS, deckOf(1)]);
});
