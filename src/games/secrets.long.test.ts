import { expect, test } from "vitest";
import { createGame, legalActions, NONE, type Seat } from "../kernel";
import { randomAnswer, randomFrom } from "../opponents";
import { leaksOf } from "../testing/event-leaks";
import { assertNoLeak } from "../testing/suspend";
import { loadGames } from "./registry";

const GAMES = await loadGames();
const TABLES = GAMES.flatMap((game) => {
  const { min, max } = game.rules.board.seats;
  return [...new Set([min, Math.min(max, 4)])].map((seats) => ({ game, seats, title: game.title }));
});

test.each(TABLES)(
  "$title with $seats seats reveals no hidden card in views or events",
  ({ game, seats, title }) => {
    const name = `${title} for ${seats}`;
    const leaks = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const random = randomFrom(`${name} ${n}`);
      const people = Array.from({ length: seats }, (_, i) => ({
        name: `Player ${i + 1}`,
        deck: game.deck.starters[(n + i) % game.deck.starters.length]?.cards ?? [],
      }));
      const g = createGame(game.rules, game.setup.config(`${name} ${n}`, people, {}));
      for (let i = 0; i < 250 && g.state.decision !== null; i++) {
        const given = randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random);
        for (const leak of leaksOf(g, given)) leaks.add(leak);
        if (i % 10 === 0) for (let seat: Seat = NONE; seat < seats; seat++) assertNoLeak(g, seat);
      }
    }
    expect([...leaks]).toEqual([]);
  },
);
