import { expect, test } from "vitest";
import {
  type Action,
  answer,
  createGame,
  type Engine,
  type GameEvent,
  legalActions,
  PASS,
  type Seat,
  view,
  viewEvent,
} from "../kernel";
import { randomAnswer, randomFrom } from "../opponents";
import type { Game } from "./game";
import { loadGames } from "./registry";

const TABLES = (await loadGames()).flatMap((game) => {
  const { min, max } = game.rules.board.seats;
  return [...new Set([min, 3, 4])]
    .filter((seats) => seats <= max)
    .map((seats) => ({ game, seats, title: `${game.title} with ${seats} seats` }));
});

const SPARED: Action = { type: "passing", data: { spared: true } };

function begin(game: Game, seats: number, seed: string): Engine {
  const people = Array.from({ length: seats }, (_, i) => ({
    name: `Player ${i + 1}`,
    deck: game.deck.starters[i % game.deck.starters.length]?.cards ?? [],
  }));
  return createGame(game.rules, game.setup.config(seed, people, {}));
}

function given(g: Engine, by: Parameters<typeof answer>[1]): readonly GameEvent[] {
  const result = answer(g, by);
  if (!result.ok) throw new Error(`refused: ${result.why.key}`);
  return result.events;
}

/** Whether a seat is asked in a window in which it can only pass. */
function isIdle(g: Engine): boolean {
  const { decision } = g.state;
  if (decision?.kind !== "act" || decision.window === undefined || decision.own) return false;
  return legalActions(g).every(({ type }) => type === PASS.type);
}

/** Passes for every seat that can do nothing else. */
function skip(g: Engine): GameEvent[] {
  const events: GameEvent[] = [];
  while (isIdle(g) && g.state.decision !== null)
    events.push(...given(g, { seat: g.state.decision.seat, do: "act", action: PASS }));
  return events;
}

test.each(TABLES)(
  "$title: an auto-passing seat is not asked when it could only pass, and the views of the others do not show it",
  ({ game, seats, title }) => {
    let passes = 0;
    for (let n = 0; n < 2; n++) {
      const [less, all] = [begin(game, seats, `${title} ${n}`), begin(game, seats, `${title} ${n}`)];
      for (let seat = 0; seat < seats; seat++) given(less, { seat, do: "anytime", action: SPARED });
      const random = randomFrom(`${title} ${n}`);
      for (let i = 0; i < 250 && less.state.decision !== null; i++) {
        expect(isIdle(less)).toBe(false);
        const { decision } = less.state;
        expect(view(all, decision.seat)).toEqual(view(less, decision.seat));
        const by = randomAnswer({ decision, actions: legalActions(less) }, random);
        const lessEvents = given(less, by);
        const allEvents = [...given(all, by), ...skip(all)];
        const seen = (events: readonly GameEvent[], seat: Seat) => events.map((one) => viewEvent(one, seat));
        for (let seat = -1; seat < seats; seat++)
          expect(seen(lessEvents, seat)).toEqual(seen(allEvents, seat));
      }
      passes += all.state.loop.answers - less.state.loop.answers;
    }
    expect(passes).toBeGreaterThan(20);
  },
);
