import { afterAll, describe, expect, test } from "vitest";
import type { Game } from "../games/game";
import { GAME_SLUGS, loadGames, partsOf } from "../games/registry";
import { loadMessages, say, setLocale } from "../text";
import { deckCards } from "./codes";
import { completeDeck } from "./complete";
import { type DeckList, EMPTY_DECK } from "./deck-list";
import { randomDeck } from "./random";

const GAMES = await loadGames();
for (const slug of GAME_SLUGS) await loadMessages(partsOf(slug).messages);
afterAll(() => setLocale("en"));

const listOf = (cards: readonly string[]): DeckList => ({ ...EMPTY_DECK, cards });

/** Checks a completion that must succeed, and gives it. */
function completed(game: Game, cards: readonly string[]) {
  const result = completeDeck(game, listOf(cards));
  if ("why" in result) throw new Error(`${cards.join(", ")}: ${say(result.why)}`);
  expect(game.deck.problems(result.deck.cards)).toEqual([]);
  const all = [...cards, ...result.added.flatMap(({ name, copies }) => Array<string>(copies).fill(name))];
  expect(result.deck.cards.toSorted()).toEqual(all.toSorted());
  return result;
}

describe.each(GAMES)("$title", (game) => {
  test("completes an empty list, always in the same way", () => {
    expect(completed(game, [])).toEqual(completed(game, []));
  });

  test("completes a list of one card, for some cards of the pool", () => {
    for (const { name } of deckCards(game).filter((_, i) => i % 23 === 0)) completed(game, [name]);
  });

  test("completes each starter deck with half of its cards taken out, and changes no whole one", () => {
    for (const { cards } of game.deck.starters)
      completed(
        game,
        cards.filter((_, i) => i % 2 === 0),
      );
    const [starter] = game.deck.starters;
    expect(completed(game, starter?.cards ?? []).added).toEqual([]);
  });

  test("says in whole sentences why it chose each card, in both languages", async () => {
    const { added } = completed(game, []);
    for (const locale of ["en", "de"] as const) {
      await setLocale(locale);
      for (const { why } of added) expect(say(why)).toMatch(/^[^{}]*[^{}.]\.$/);
    }
    await setLocale("en");
  });

  test("says what no card can mend", () => {
    const [starter] = game.deck.starters;
    const cards = starter?.cards ?? [];
    for (const wrong of [
      ["No Such Card"],
      [...cards, ...cards, ...cards, ...cards, ...cards, ...cards, ...cards],
    ]) {
      const result = completeDeck(game, listOf(wrong));
      expect("why" in result && say(result.why)).toMatch(/\.$/);
    }
  });

  test("makes a random legal deck from each seed, and different ones", () => {
    const decks = Array.from({ length: 6 }, (_, i) => randomDeck(game, String(i)));
    for (const deck of decks) expect(game.deck.problems(deck)).toEqual([]);
    expect(randomDeck(game, "0")).toEqual(decks[0]);
    expect(new Set(decks.map((deck) => deck.toSorted().join())).size).toBe(6);
  });
});

describe("Soul Masters", () => {
  const game = GAMES.find(({ slug }) => slug === "soul-masters") as Game;

  test("chooses a commander that the cards go with", () => {
    const wolf = deckCards(game).find((card) => card.type === "unit" && card.subtypes?.includes("wolven"));
    const { deck } = completed(game, [wolf?.name ?? ""]);
    const [leader = ""] = deck.cards;
    expect(game.cards.pool[leader]).toMatchObject({ type: "commander", faction: "wolven" });
  });

  test("refuses cards of two factions, and 30 cards that are no units, as no deck has room for them", () => {
    const of = (faction: string) =>
      deckCards(game).filter((card) => card.type === "unit" && card.subtypes?.includes(faction))[0]?.name ??
      "";
    for (const cards of [[of("wolven"), of("draconian")], Array<string>(30).fill("Howling Wind")])
      expect(completeDeck(game, listOf(cards))).toMatchObject({ why: { key: "complete.no-room" } });
  });
});
