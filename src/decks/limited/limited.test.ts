import { afterEach, describe, expect, test } from "vitest";
import { loadGames } from "../../games/registry";
import { say, setLocale } from "../../text";
import { buildFromPool } from "./build";
import type { EventConfig } from "./event";
import { scriptedPicks } from "./picking";
import { playOut } from "./play-out";
import { copiesBeyond, poolLimits, stockIn } from "./pool";
import { eventRecipe } from "./recipe";
import { eventAt } from "./replay";

const GAMES = await loadGames();

afterEach(() => setLocale("en"));

describe.each(GAMES)("$title", (game) => {
  const config: EventConfig = { game: game.slug, kind: "draft", seed: "a", seats: 2 };

  test("drafts to the end, and builds legal decks from the pools", () => {
    const picks = playOut(game, config, (view, seat) => scriptedPicks(game, view, `a/${seat}`));
    const { pools, isOver } = eventAt(game, config, picks);
    expect(isOver).toBe(true);
    for (const pool of pools) {
      const deck = buildFromPool(game, pool, "a");
      expect(game.deck.problems(deck)).toEqual([]);
      expect(copiesBeyond(deck, poolLimits(game, pool))).toEqual({});
      expect(
        Object.keys(stockIn(deck, pool)).filter((name) => !game.deck.limited?.stock.includes(name)),
      ).toEqual([]);
    }
  });

  test("says in whole sentences how it goes, in both languages", async () => {
    for (const locale of ["en", "de"] as const) {
      await setLocale(locale);
      for (const kind of game.deck.limited?.sealed ? (["draft", "sealed"] as const) : (["draft"] as const))
        for (const line of eventRecipe(game, { ...config, kind }))
          expect(say(line)).toMatch(/^[A-Z][^{}]*\.$/);
    }
  });
});
