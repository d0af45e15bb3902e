import { expect, test } from "vitest";
import { answerLegal, createGame, type Engine, legalActions, stuckCards } from "../../../kernel";
import { randomAnswer, randomFrom } from "../../../opponents";
import { battleSpiritsSaga as game } from "../index";
import { belowLevel, coresLost } from "../testing/invariants";

/** Defaults to a few games. RANDOM_GAMES=5000 plays that many; RANDOM_FROM=N sets the first one. */
const GAMES = Number(process.env.RANDOM_GAMES ?? 6);
const FROM = Number(process.env.RANDOM_FROM ?? 0);

/** What is wrong in a position, or null. */
function broken(g: Engine): string | null {
  const [left] = stuckCards(g);
  if (left !== undefined) return `${g.state.cards[left]?.def} is left over`;
  return coresLost(g) ?? belowLevel(g);
}

function play(number: number): string | null {
  const { starters: decks } = game.deck;
  const round = Math.floor(number / decks.length);
  const seats = [number, number + 1 + round].map((n, i) => ({
    name: `Seat ${i}`,
    deck: decks[n % decks.length]?.cards ?? [],
  }));
  const seed = `random/${number}`;
  const g = createGame(game.rules, game.setup.config(seed, seats, {}), { events: false });
  const random = randomFrom(seed);
  while (g.state.decision !== null) {
    answerLegal(g, randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random));
    const wrong = broken(g);
    if (wrong !== null) return `game ${number}, answer ${g.state.loop.answers}: ${wrong}`;
  }
  return g.state.outcome === null ? `game ${number} has no end` : null;
}

test(
  `in ${GAMES} random games no core is lost, nothing stays on the field below LV1, nothing is left over`,
  () => {
    const wrong = Array.from({ length: GAMES }, (_, i) => play(FROM + i)).filter((text) => text !== null);
    expect(wrong).toEqual([]);
  },
  60_000 + 600 * GAMES,
);
