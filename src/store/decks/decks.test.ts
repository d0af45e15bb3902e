import { expect, test, vi } from "vitest";
import { EMPTY_DECK } from "../../decks/deck-list";
import type { UnreadSet } from "../../sets/card-set";
import { createNotices } from "../notices";
import { withMemoryFallback } from "../rows/memory-fallback";
import { memoryStore, type RowStore } from "../rows/row-store";
import { deckChanges } from "./changes";
import { createDecks, decks as ownDecks } from "./decks";
import { contentOf } from "./editor";
import type { SavedDeck } from "./saved-deck";

/** Two tabs with the same database. */
function twoTabs(rowStore: RowStore = memoryStore()) {
  const notices = createNotices();
  const tab = () => createDecks(withMemoryFallback(rowStore), notices, deckChanges());
  return { here: tab(), there: tab(), rowStore, notices };
}

const named = (name: string, cards: readonly string[] = []) => ({ ...EMPTY_DECK, name, cards });

test("decks are listed by game and name", async () => {
  const { here } = twoTabs();
  await here.create("a", named("Second"));
  await here.create("a", named("First"));
  await here.create("b", named("Other"));
  expect((await here.list("a")).map(({ name }) => name)).toEqual(["First", "Second"]);
});

test("a saved change is there when the deck is read again", async () => {
  const { here } = twoTabs();
  const { deck } = await here.create("a", named("Wolves", ["x"]));
  const { written } = await here.save(deck, { ...deck, cards: ["x", "y"], side: ["z"], notes: "Test it." });
  const saved = await here.get(deck.id);
  expect(written).toBe("kept");
  expect(saved).toMatchObject({ cards: ["x", "y"], side: ["z"], notes: "Test it.", revision: 2 });
});

test("a deleted deck can be restored until it is deleted for good", async () => {
  const { here } = twoTabs();
  const { deck } = await here.create("a", named("Wolves"));
  await here.remove(deck.id);
  expect(await here.list("a"), "listed although deleted").toEqual([]);
  expect((await here.deleted("a")).map(({ id }) => id)).toEqual([deck.id]);
  await here.restore(deck.id);
  expect((await here.list("a")).map(({ id }) => id)).toEqual([deck.id]);
  await here.purge(deck.id);
  expect(await here.get(deck.id)).toBeNull();
});

test("changes of one deck in two tabs are joined", async () => {
  const { here, there } = twoTabs();
  const { deck } = await here.create("a", named("Wolves", ["x", "x", "y"]));
  await there.save(deck, { ...deck, cards: ["x", "y", "there"], tags: ["fast"] });
  const joined = await here.save(deck, { ...deck, cards: ["x", "x", "here"], notes: "Mine." });
  expect([...joined.deck.cards].sort()).toEqual(["here", "there", "x"]);
  expect(joined.deck).toMatchObject({ tags: ["fast"], notes: "Mine." });
  expect(await there.get(deck.id), "what the other tab reads").toEqual(joined.deck);
});

test("a deck that another tab deleted for good while it is edited is kept as a new one", async () => {
  const { here, there } = twoTabs();
  const { deck } = await here.create("a", named("Wolves", ["x"]));
  await there.purge(deck.id);
  const { deck: kept } = await here.save(deck, { ...deck, cards: ["x", "y"] });
  expect(kept.id).not.toBe(deck.id);
  expect((await here.list("a")).map(({ cards }) => cards)).toEqual([["x", "y"]]);
});

/** A database whose disk can be full. */
function smallDisk() {
  const rows = memoryStore();
  const disk = { isFull: false };
  const write: RowStore["write"] = async (...args) => {
    if (disk.isFull) throw new DOMException("full", "QuotaExceededError");
    return rows.write(...args);
  };
  return { disk, rowStore: { ...rows, write } };
}

test("every change is kept in memory while the disk is full, and written when there is room", async () => {
  const { disk, rowStore } = smallDisk();
  const { here, there } = twoTabs(rowStore);
  const { deck } = await here.create("a", named("Wolves", ["x"]));
  disk.isFull = true;
  const first = await here.save(deck, { ...deck, cards: ["x", "y"] });
  const second = await here.save(first.deck, { ...first.deck, cards: ["x", "y", "z"] });
  expect(second.written).toBe("no-room");
  expect((await here.get(deck.id))?.cards).toEqual(["x", "y", "z"]);
  disk.isFull = false;
  const third = await here.save(second.deck, { ...second.deck, name: "Bears" });
  expect(third.written).toBe("kept");
  expect(await there.get(deck.id)).toMatchObject({ name: "Bears", cards: ["x", "y", "z"] });
});

test("both decks are kept when another tab saved while this one had no room", async () => {
  const { disk, rowStore } = smallDisk();
  const { here, there } = twoTabs(rowStore);
  const { deck } = await here.create("a", named("Wolves", ["x"]));
  disk.isFull = true;
  const first = await here.save(deck, { ...deck, cards: ["x", "here"] });
  disk.isFull = false;
  await there.save(deck, { ...deck, cards: ["x", "there"] });
  await here.save(first.deck, { ...first.deck, notes: "Mine." });
  const cards = (await there.list("a")).map((one) => one.cards);
  expect(cards).toContainEqual(["x", "there"]);
  expect(cards).toContainEqual(["x", "here"]);
});

test("a deck saved before there were side decks, tags and notes still opens", async () => {
  const { here, rowStore } = twoTabs();
  const old = { id: "old", game: "a", name: "Old", cards: ["x"], savedAt: 1 };
  await rowStore.write([{ store: "decks", key: "old", row: old }]);
  const deck = await here.get("old");
  expect(deck).toMatchObject({ name: "Old", cards: ["x"], side: [], tags: [], notes: "", unread: [] });
  const { written } = await here.save(deck as SavedDeck, named("New", ["x"]));
  expect(written).toBe("kept");
});

test("the pool of a drafted deck and its event stay when two tabs change the deck", async () => {
  const { here, there } = twoTabs();
  const event = { id: "e", seat: 1, people: 2 };
  const { deck } = await here.create("a", { ...named("Drafted", ["x"]), pool: { x: 2, y: 1 } }, event);
  await there.save(deck, { ...contentOf(deck), cards: ["x", "y"] });
  await here.save(deck, { ...contentOf(deck), notes: "Mine." });
  expect(await there.get(deck.id)).toMatchObject({
    cards: ["x", "y"],
    notes: "Mine.",
    pool: { x: 2, y: 1 },
    event,
  });
});

test("a broken deck is quarantined, and the others stay", async () => {
  const { here, rowStore, notices } = twoTabs();
  await here.create("a", named("Good"));
  await rowStore.write([{ store: "decks", key: "bad", row: { id: "bad", cards: "all" } }]);
  expect(await here.list("a")).toHaveLength(1);
  expect(notices.getState().notices).toMatchObject([{ message: { key: "notice.deck-unreadable" } }]);
  expect(await rowStore.keys("quarantine")).toHaveLength(1);
});

test("a change is reported to those who watch, until they stop", async () => {
  const { here } = twoTabs();
  const onChange = vi.fn();
  const stop = here.watch(onChange);
  const { deck } = await here.create("a", named("Wolves"));
  expect(onChange).toHaveBeenCalledWith(deck.id);
  stop();
  onChange.mockClear();
  await here.remove(deck.id);
  expect(onChange).not.toHaveBeenCalled();
});

test("the decks of this device are in its database", async () => {
  const { deck, written } = await ownDecks.create("a", named("Own", ["x"]));
  expect(written).toBe("kept");
  expect(await ownDecks.list("a")).toEqual([deck]);
});

test("a deck notes the card sets that it has cards of, and keeps them when they are removed", async () => {
  const set = { code: "BELLS", name: "Bells", version: 2 };
  let installed: UnreadSet[] = [
    { ...set, format: 1, game: "lanterns", author: "", language: "en", cards: [{ name: "Bell" }] },
  ];
  const own = createDecks(
    withMemoryFallback(memoryStore()),
    createNotices(),
    deckChanges(),
    async () => installed,
  );
  const { deck } = await own.create("lanterns", { ...EMPTY_DECK, name: "Ringing", cards: ["Bell"] });
  expect((await own.get(deck.id))?.sets).toEqual([set]);
  installed = [];
  const { deck: renamed } = await own.save(deck, { ...EMPTY_DECK, name: "Silent", cards: ["Bell"] });
  expect(renamed.sets).toEqual([set]);
  expect(await own.get(deck.id)).toMatchObject({ name: "Silent", sets: [set] });
});
