import { expect, test } from "vitest";
import { answer, canSee, createGame, type Engine, legalActions, NONE, type Seat, viewEvent } from "../kernel";
import { randomAnswer, randomFrom } from "../opponents";
import { assertNoLeak } from "../testing/suspend";
import { loadGames } from "./registry";

/**
 * Clauses that reveal cards to all players for a moment: a Search (BC 11.3.1), the picks of Sudden Death (D20 8.8), a
 * skill used from the hand (SM 10.5).
 */
const SHOWN_TO_ALL = ["BC 11.3.1", "D20 8.8", "D20 8.9", "SM 10.5"];

const knownTo = (g: Engine, seat: Seat) =>
  new Set(g.state.cards.filter((card) => canSee(g, card, seat)).map(({ id }) => id));

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
      const everybody = [NONE, ...people.keys()];
      for (let i = 0; i < 250 && g.state.decision !== null; i++) {
        const before = everybody.map((seat) => knownTo(g, seat));
        const given = randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random);
        const result = answer(g, given);
        if (!result.ok) throw new Error("an answer by chance was refused");
        everybody.forEach((seat, at) => {
          if (i % 10 === 0) assertNoLeak(g, seat);
          const after = knownTo(g, seat);
          const events = result.events.map((event) => viewEvent(event, seat));
          // The same answer may shuffle or remove a card that it has shown to a seat.
          const shown = new Set(
            events.flatMap(({ type, def, card }) => (type === "show" && def ? [card] : [])),
          );
          for (const { card = NONE, def, type, rule } of events) {
            const known = card === NONE || shown.has(card) || before[at]?.has(card) || after.has(card);
            if (def !== undefined && !known && !SHOWN_TO_ALL.includes(rule)) leaks.add(`${type} [${rule}]`);
          }
        });
      }
    }
    expect([...leaks]).toEqual([]);
  },
);
