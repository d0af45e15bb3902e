import { expect, test } from "vitest";
import { GAMES } from "../../games/registry";
import { randomGames } from "./series";

const SERIES = { seed: "test", games: 12, mostAnswers: 150 };

test.each(GAMES)(
  "$title: games with random cards break nothing, suspended and restored",
  async ({ parts }) => {
    const base = { game: await parts.game(), workshop: await parts.workshop() };
    const drawn = { drawn: 0, accepted: 0 };
    let own = 0;
    for (const { seed, fault, own: cards } of randomGames(base, SERIES, drawn)) {
      expect(fault, seed).toBeNull();
      own += cards;
    }
    expect(own, "random cards in the decks").toBeGreaterThan(SERIES.games * 10);
    expect(drawn.accepted / drawn.drawn, "share of accepted abilities").toBeGreaterThan(0.25);
  },
);
