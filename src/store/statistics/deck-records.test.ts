import { expect, test } from "vitest";
import { EMPTY_DECK } from "../../decks/deck-list";
import { deckChanges } from "../decks/changes";
import { createDecks } from "../decks/decks";
import { createNotices } from "../notices";
import { deckKey, type MatchResult } from "../results/result";
import { withMemoryFallback } from "../rows/memory-fallback";
import { memoryStore } from "../rows/row-store";
import { PERSON } from "../testing/table";
import { deckRecords } from "./deck-records";
import { tally } from "./tally";

const result = (cards: readonly string[], winners: readonly number[] = [0]): MatchResult => ({
  format: 1,
  game: "lanterns",
  seats: [{ kind: PERSON, deck: deckKey(cards) }],
  winners,
  cause: "most",
  turns: 8,
  moves: 20,
});

const deckStore = () => createDecks(withMemoryFallback(memoryStore()), createNotices(), deckChanges());

test("a deck that was edited between matches keeps one record under its name", async () => {
  const decks = deckStore();
  const { deck } = await decks.create("lanterns", { ...EMPTY_DECK, name: "Wolves", cards: ["x", "y"] });
  await decks.create("lanterns", { ...EMPTY_DECK, name: "Bears", cards: ["z"] });
  await decks.notePlayed("lanterns", [["y", "x"]]);
  const noted = await decks.get(deck.id);
  if (noted === null) throw new Error("the deck is gone");
  await decks.save(noted, { ...noted, cards: ["x", "y", "y"] });

  const { names, withCurrentKeys } = deckRecords(await decks.list("lanterns"), []);
  const [games] = tally([result(["x", "y"]), result(["x", "y", "y"], [])].map(withCurrentKeys));
  expect(games?.decks.map(({ deck, score }) => [names[deck], score.played])).toEqual([["Wolves", 2]]);
});

test("a deck is noted as played once, whatever its tab does", async () => {
  const decks = deckStore();
  const { deck } = await decks.create("lanterns", { ...EMPTY_DECK, name: "Wolves", cards: ["x"] });
  await decks.notePlayed("lanterns", [["x"], ["other"], []]);
  await decks.notePlayed("lanterns", [["x"]]);
  const saved = await decks.get(deck.id);
  expect(saved?.played).toEqual([deckKey(["x"])]);
  // This tab has not seen the note yet.
  const { deck: later } = await decks.save(deck, { ...deck, cards: ["y"] });
  expect(later).toMatchObject({ cards: ["y"], played: [deckKey(["x"])] });
});

test("a deck's own cards decide before another deck's earlier ones, and starter decks before both", () => {
  const wolves = { name: "Wolves", cards: ["x"], played: [deckKey(["y"]), deckKey(["s"])] };
  const bears = { name: "Bears", cards: ["y"] };
  const { names, withCurrentKeys } = deckRecords([wolves, bears], [{ name: "Starter", cards: ["s"] }]);
  const nameOf = (cards: readonly string[]) => names[withCurrentKeys(result(cards)).seats[0]?.deck ?? ""];
  expect(nameOf(["y"])).toBe("Bears");
  expect(nameOf(["s"])).toBe("Starter");
  expect(nameOf(["x"])).toBe("Wolves");
});

test("a deleted deck keeps its name, unless another has the same cards; a drafted deck has none", () => {
  const deleted = { name: "Old", cards: ["x"], deletedAt: 1, played: [deckKey(["w"])] };
  const empty = { name: "Empty", cards: [] };
  const { names, withCurrentKeys } = deckRecords([deleted, empty], []);
  expect(names).toEqual({ [deckKey(["x"])]: "Old" });
  expect(withCurrentKeys(result([])).seats[0]?.deck).toBe("");
  expect(deckRecords([deleted, { name: "New", cards: ["x"] }], []).names).toEqual({
    [deckKey(["x"])]: "New",
  });
});
