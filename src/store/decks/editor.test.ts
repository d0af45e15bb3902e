import { expect, test } from "vitest";
import { EMPTY_DECK } from "../../decks/deck-list";
import { createNotices } from "../notices";
import { withMemoryFallback } from "../rows/memory-fallback";
import { memoryStore } from "../rows/row-store";
import { type DeckChanges, deckChanges } from "./changes";
import { createDecks } from "./decks";
import { createDeckEditor } from "./editor";

/** A deck with the cards x and y, open in two tabs that hear of each other's changes. */
async function opened(changes: DeckChanges = deckChanges()) {
  const rowStore = memoryStore();
  const tab = () => createDecks(withMemoryFallback(rowStore), createNotices(), changes);
  const { deck } = await tab().create("a", { ...EMPTY_DECK, name: "Wolves", cards: ["x", "y"] });
  const [here, there] = [createDeckEditor(tab(), deck), createDeckEditor(tab(), deck)];
  const settle = async () => {
    await here.settled();
    await there.settled();
    await here.settled();
  };
  return { here, there, settle, read: () => tab().get(deck.id) };
}

test("every change is saved as it is made", async () => {
  const { here, settle, read } = await opened();
  here.change({ cards: ["x", "y", "z"] });
  here.change({ name: "Bears" });
  await settle();
  expect(await read()).toMatchObject({ name: "Bears", cards: ["x", "y", "z"] });
});

test("changes are undone and done again, however many", async () => {
  const { here, settle, read } = await opened();
  for (let n = 1; n <= 300; n++) here.change({ notes: String(n) });
  for (let n = 0; n < 300; n++) here.undo();
  expect(here.get().content.notes, "after undoing all").toBe("");
  for (let n = 0; n < 299; n++) here.redo();
  await settle();
  expect((await read())?.notes, "saved after doing 299 again").toBe("299");
});

test("a new change after an undo forgets what was undone", async () => {
  const { here } = await opened();
  here.change({ name: "Bears" });
  here.undo();
  here.change({ name: "Foxes" });
  here.redo();
  expect(here.get().content.name).toBe("Foxes");
});

test("a change to what it already is cannot be undone", async () => {
  const { here } = await opened();
  here.change({ name: "Wolves" });
  expect(here.get().past).toEqual([]);
});

test("a change in one tab appears in the other", async () => {
  const { here, there, settle } = await opened();
  here.change({ cards: ["x", "y", "z"] });
  await settle();
  expect(there.get().content.cards).toEqual(["x", "y", "z"]);
});

test("changes made in two tabs at once are both kept", async () => {
  const { here, there, settle, read } = await opened();
  here.change({ cards: ["x", "y", "here"] });
  there.change({ cards: ["x", "y", "there"] });
  await settle();
  const saved = await read();
  expect([...(saved?.cards ?? [])].sort()).toEqual(["here", "there", "x", "y"]);
  expect([...here.get().content.cards].sort()).toEqual(["here", "there", "x", "y"]);
  expect([...there.get().content.cards].sort()).toEqual(["here", "there", "x", "y"]);
});

test("an undo takes back nothing that another tab did", async () => {
  const { here, there, settle, read } = await opened();
  here.change({ cards: ["x", "y", "here"] });
  await settle();
  there.change({ cards: ["x", "y", "here", "there"] });
  await settle();
  here.undo();
  await settle();
  expect((await read())?.cards).toEqual(["x", "y", "there"]);
});

test("a tab that hears nothing of the others still joins their changes when it saves", async () => {
  const deaf: DeckChanges = { report: () => {}, watch: () => () => {} };
  const { here, there, settle, read } = await opened(deaf);
  here.change({ cards: ["x"] });
  await settle();
  there.change({ cards: ["x", "y", "there"] });
  await settle();
  expect((await read())?.cards).toEqual(["x", "there"]);
});
