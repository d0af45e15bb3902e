import { expect, test } from "vitest";
import {
  answerLegal,
  canAnswer,
  canSee,
  createGame,
  determinize,
  type Engine,
  legalActions,
  NONE,
  view,
} from "../kernel";
import { randomAnswer, randomFrom } from "../opponents";
import type { Game } from "./game";
import { loadGames } from "./registry";

const GAMES = await loadGames();

function begun(game: Game, n: number): Engine {
  const people = Array.from({ length: game.rules.board.seats.min }, (_, i) => ({
    name: `Player ${i + 1}`,
    deck: game.deck.starters[(n + i) % game.deck.starters.length]?.cards ?? [],
  }));
  return createGame(game.rules, game.setup.config(`determinized ${n}`, people, {}), { events: false });
}

/** Cycles through the names of the seat's own cards that it does not see: rules may ask for a card's name. */
function unseenBy(g: Engine, seat: number): () => string {
  const unseen = [...(g.state.config.seats[seat]?.deck ?? [])];
  for (const card of g.state.cards) {
    const at = card.owner === seat && canSee(g, card, seat) ? unseen.indexOf(card.def) : NONE;
    if (at !== NONE && unseen.length > 1) unseen.splice(at, 1);
  }
  let named = 0;
  return () => unseen[named++ % unseen.length] ?? "";
}

test.each(GAMES.map((game) => ({ game, title: game.title })))(
  "$title: a seat can simulate nearly every decision of a turn from its view, with the same answers as in the game",
  ({ game }) => {
    let simulated = 0;
    let unknown = 0;
    for (let n = 0; n < 6; n++) {
      const g = begun(game, n);
      const random = randomFrom(String(n));
      for (let i = 0; i < 400 && g.state.decision !== null; i++) {
        const { decision } = g.state;
        const given = randomAnswer({ decision, actions: legalActions(g) }, random);
        const trial = determinize(game.rules, view(g, decision.seat), {
          name: unseenBy(g, decision.seat),
          seed: "own",
        });
        if (trial.state.decision !== null) {
          expect(canAnswer(trial, given).ok).toBe(true);
          answerLegal(trial, given);
          simulated++;
        } else if (g.state.turn.seat !== NONE) unknown++;
        answerLegal(g, given);
      }
    }
    expect(unknown / simulated).toBeLessThan(0.02);
  },
);
