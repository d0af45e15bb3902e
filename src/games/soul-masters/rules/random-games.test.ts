import { expect, test } from "vitest";
import { answerLegal, createGame, legalActions, stuckCards } from "../../../kernel";
import { randomAnswer, randomFrom } from "../../../opponents";
import { decks } from "../decks";
import { broken } from "../testing/invariants";
import { rules } from "./index";

/** Defaults to a few games. RANDOM_GAMES=5000 plays that many, and RANDOM_FROM=N starts at another game. */
const GAMES = Number(process.env.RANDOM_GAMES ?? 6);
const FROM = Number(process.env.RANDOM_FROM ?? 0);

function play(number: number): string | null {
  const round = Math.floor(number / decks.length);
  const seats = [number, number + 1 + round].map((n, i) => ({
    name: `Seat ${i}`,
    deck: decks[n % decks.length]?.cards ?? [],
  }));
  const seed = `random/${number}`;
  const g = createGame(rules, { game: "soul-masters", seed, seats, options: {} }, { events: false });
  const random = randomFrom(seed);
  while (g.state.decision !== null) {
    answerLegal(g, randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random));
    const wrong = stuckCards(g).length > 0 ? "something is left over" : broken(g);
    if (wrong !== null) return `game ${number}, answer ${g.state.loop.answers}: ${wrong}`;
  }
  return g.state.outcome === null ? `game ${number} has no end` : null;
}

test(
  `in ${GAMES} random games nobody has more than the rules allow, and nothing is left over`,
  () => {
    const wrong = Array.from({ length: GAMES }, (_, i) => play(FROM + i)).filter((text) => text !== null);
    expect(wrong).toEqual([]);
  },
  60_000 + 600 * GAMES,
);
