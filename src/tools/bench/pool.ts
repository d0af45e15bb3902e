import type { Game } from "../../games/game";
import { answerLegal, cloneState, createGame, type Engine, legalActions } from "../../kernel";
import { type Random, randomAnswer, randomFrom } from "../../opponents";
import { entry } from "./contestant";

/** Maximum number of seats at which a game is measured. */
const MAX_SEATS = 4;

export interface PoolResult {
  /** Short name and title of the game. */
  readonly slug: string;
  readonly game: string;
  readonly seats: number;
  /** Answers of any kind per second, in random play with the full pool. */
  readonly answersPerSecond: number;
  readonly answersPerGame: number;
  /** Microseconds for one copy of a mid-game state. */
  readonly cloneMicroseconds: number;
}

function playOn(g: Engine, random: Random): void {
  answerLegal(g, randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random));
}

function begin(game: Game, seed: number, count: number): Engine {
  const { starters: decks } = game.deck;
  const round = Math.floor(seed / decks.length);
  const seats = Array.from({ length: count }, (_, i) => ({
    name: `Seat ${i + 1}`,
    deck: entry(decks, (seed + i * (1 + round)) % decks.length).cards,
  }));
  return createGame(game.rules, game.setup.config(`pool/${seed}`, seats, {}), { events: false });
}

/**
 * Plays random games with the starter decks for about this many seconds, all windows and abilities included.
 */
function playPool(
  game: Game,
  count: number,
  seconds: number,
): { answers: number; games: number; seconds: number } {
  const random = randomFrom("pool");
  const start = performance.now();
  let answers = 0;
  let games = 0;
  while (performance.now() - start < 1000 * seconds) {
    const g = begin(game, games++, count);
    while (g.state.decision !== null) {
      playOn(g, random);
      answers++;
    }
  }
  return { answers, games, seconds: (performance.now() - start) / 1000 };
}

const CLONES = 200_000;

/** Time to clone a state about forty answers into a game. */
function cloneTime(game: Game, seats: number): number {
  const random = randomFrom("clone");
  const g = begin(game, 1, seats);
  for (let i = 0; i < 40 && g.state.decision !== null; i++) playOn(g, random);
  let cards = 0;
  const start = performance.now();
  for (let i = 0; i < CLONES; i++) cards += cloneState(g.state).cards.length;
  if (cards === 0) throw new Error("nothing was cloned");
  return ((performance.now() - start) * 1000) / CLONES;
}

/** Measures a game with its whole card pool, at each number of seats. */
export function measurePool(game: Game, seconds: number): PoolResult[] {
  const { slug, board } = game.rules;
  const { seats } = board;
  const counts = Array.from(
    { length: Math.min(seats.max, MAX_SEATS) - seats.min + 1 },
    (_, i) => seats.min + i,
  );
  return counts.map((count) => {
    // The more rules a game has, the longer it takes until all of them have been compiled.
    playPool(game, count, 2 * seconds);
    const { answers, games, seconds: took } = playPool(game, count, seconds);
    return {
      slug,
      game: game.title,
      seats: count,
      answersPerSecond: answers / took,
      answersPerGame: answers / games,
      cloneMicroseconds: cloneTime(game, count),
    };
  });
}
