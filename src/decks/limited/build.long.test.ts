import { describe, expect, test } from "vitest";
import { loadGames } from "../../games/registry";
import { buildFromPool } from "./build";
import { scriptedPicks } from "./picking";
import { playOut } from "./play-out";
import { copiesBeyond, poolLimits } from "./pool";
import { eventAt } from "./replay";
import { draftOf, randomDrafter } from "./testing/events";

const GAMES = await loadGames();
const EVENTS = 12;

describe.each(GAMES)("$title", (game) => {
  test("every pool of many drafts becomes a legal deck", { timeout: 240_000 }, () => {
    for (let i = 0; i < EVENTS; i++) {
      const config = draftOf(game, `long ${i}`);
      const atRandom = randomDrafter(`long ${i}`);
      const picks = playOut(game, config, (view, seat) =>
        seat % 2 === 0 ? scriptedPicks(game, view, `${i}/${seat}`) : atRandom(view, seat),
      );
      for (const pool of eventAt(game, config, picks).pools) {
        const deck = buildFromPool(game, pool, `${i}`);
        expect(game.deck.problems(deck)).toEqual([]);
        expect(copiesBeyond(deck, poolLimits(game, pool))).toEqual({});
      }
    }
  });
});
