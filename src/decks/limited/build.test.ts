import { afterEach, describe, expect, test } from "vitest";
import { loadGames } from "../../games/registry";
import { say, setLocale } from "../../text";
import { deckCards } from "../codes";
import { completeDeck } from "../complete";
import { EMPTY_DECK } from "../deck-list";
import { buildFromPool } from "./build";
import { limitedOf } from "./event";
import { editionOf } from "./packs";
import { scriptedPicks } from "./picking";
import { playOut } from "./play-out";
import { copiesBeyond, poolLimits, stockIn, withinLimits } from "./pool";
import { eventRecipe } from "./recipe";
import { eventAt, viewFor } from "./replay";
import { draftOf, kindsOf, randomDrafter, someOf } from "./testing/events";

const GAMES = await loadGames();
const SEEDS = ["1", "2", "3"];
afterEach(() => setLocale("en"));

describe.each(GAMES)("$title", (game) => {
  const limited = limitedOf(game);

  /** Checks the deck that is built from a pool. */
  function expectLegal(pool: readonly string[], seed: string) {
    const deck = buildFromPool(game, pool, seed);
    expect(game.deck.problems(deck)).toEqual([]);
    expect(copiesBeyond(deck, poolLimits(game, pool))).toEqual({});
    for (const name of Object.keys(stockIn(deck, pool))) expect(limited.stock).toContain(name);
    expect(buildFromPool(game, pool, seed)).toEqual(deck);
  }

  test("builds a legal deck from the pool of every drafter", { timeout: 60_000 }, () => {
    for (const seed of SEEDS) {
      const config = draftOf(game, seed, 2);
      const random = playOut(game, config, randomDrafter(seed));
      const scripted = playOut(game, config, (view, seat) => scriptedPicks(game, view, `${seed}/${seat}`));
      for (const picks of [random, scripted])
        for (const pool of eventAt(game, config, picks).pools) expectLegal(pool, seed);
    }
  });

  test("builds a legal deck from each sealed pool", { timeout: 60_000 }, () => {
    if (!limited.sealed) return;
    for (const seed of SEEDS)
      for (const pool of eventAt(game, { ...draftOf(game, seed), kind: "sealed" }, []).pools)
        expectLegal(pool, seed);
  });

  test("builds a legal deck from any cards, and from the stock alone", { timeout: 60_000 }, () => {
    if (limited.stock.length === 0) return;
    expectLegal([], "none");
    for (const seed of SEEDS) {
      const edition = editionOf(game, { seed });
      const names = deckCards(game)
        .filter((card) => edition?.holds(card) ?? true)
        .map(({ name }) => name);
      expectLegal(someOf(names, 60, seed), seed);
      expectLegal(Array<string>(60).fill(names[names.length >> 1] ?? ""), seed);
    }
  });

  test("completes a deck within its pool", () => {
    const config = draftOf(game, "complete", 2);
    const { pools } = eventAt(game, config, playOut(game, config, randomDrafter("complete")));
    const [pool = []] = pools;
    const limits = poolLimits(game, pool);
    const begun = pool.filter((name) => (game.cards.pool[name]?.stats.cost ?? 0) < 4).slice(0, 5);
    const result = completeDeck(withinLimits(game, limits), { ...EMPTY_DECK, cards: begun });
    if ("why" in result) throw new Error(say(result.why));
    expect(game.deck.problems(result.deck.cards)).toEqual([]);
    expect(copiesBeyond(result.deck.cards, limits)).toEqual({});
  });

  test("limits copies to numbers that can be saved", () => {
    const limits = poolLimits(
      game,
      deckCards(game).map(({ name }) => name),
    );
    expect(JSON.parse(JSON.stringify(limits))).toEqual(limits);
    for (const copies of Object.values(limits)) expect(copies).toBeGreaterThan(0);
  });

  test("drafts by its view only, and the same each time", () => {
    const config = draftOf(game, "scripted");
    const picks = playOut(game, config, (view, seat) => scriptedPicks(game, view, `${seat}`));
    for (const i of [0, 1, picks.length - 2]) {
      const state = eventAt(game, config, picks.slice(0, i));
      const hidden = { ...state, packs: state.packs.map((pack, seat) => (seat === 1 ? pack : [])) };
      const shuffled = { ...viewFor(hidden, 1), pack: (state.packs[1] ?? []).toReversed() };
      expect(scriptedPicks(game, viewFor(hidden, 1), "1")).toEqual(picks[i]?.[1]);
      expect(scriptedPicks(game, shuffled, "1")).toEqual(picks[i]?.[1]);
    }
  });

  test("says in whole sentences how it goes, in both languages", async () => {
    for (const locale of ["en", "de"] as const) {
      await setLocale(locale);
      for (const kind of kindsOf(game))
        for (const line of eventRecipe(game, { ...draftOf(game, "1"), kind }))
          expect(say(line)).toMatch(/^[A-Z][^{}]*\.$/);
    }
  });
});
