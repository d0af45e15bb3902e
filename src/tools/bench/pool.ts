import { d20Warriors } from "../../games/d20-warriors";
import type { Game } from "../../games/game";
import {
  type Answer,
  answerLegal,
  cloneState,
  createGame,
  type Decision,
  type Engine,
  legalActions,
} from "../../kernel";
import { entry, SeededChooser } from "./contestant";

/** Games that can be played whole. */
const FINISHED: readonly Game[] = [d20Warriors];

export interface PoolResult {
  readonly game: string;
  /** Answers of any kind a second, in random play with the full pool. */
  readonly answersPerSecond: number;
  readonly answersPerGame: number;
  /** Microseconds for one copy of a state in the middle of a game. */
  readonly cloneMicroseconds: number;
}

function anyOf(count: number, min: number, max: number, chooser: SeededChooser): number[] {
  const left = Array.from({ length: count }, (_, i) => i);
  const wanted = min + chooser.below(max - min + 1);
  return Array.from({ length: wanted }, () => entry(left.splice(chooser.below(left.length), 1), 0));
}

function randomAnswer(g: Engine, decision: Decision, chooser: SeededChooser): Answer {
  const { seat } = decision;
  switch (decision.kind) {
    case "act": {
      const legal = legalActions(g);
      return { seat, do: "act", action: entry(legal, chooser.below(legal.length)) };
    }
    case "pick":
      return { seat, do: "pick", picks: anyOf(decision.options.length, decision.min, decision.max, chooser) };
    case "arrange": {
      const n = decision.options.length;
      return { seat, do: "arrange", order: anyOf(n, n, n, chooser) };
    }
    case "amount":
      return { seat, do: "amount", amount: decision.min + chooser.below(decision.max - decision.min + 1) };
    case "confirm":
      return { seat, do: "confirm", yes: chooser.below(2) === 1 };
    case "name":
      return { seat, do: "name", name: entry(decision.names, chooser.below(decision.names.length)) };
    case "place":
      return { seat, do: "place", cell: entry(decision.cells, chooser.below(decision.cells.length)) };
  }
}

function begin(game: Game, seed: number): Engine {
  const deck = (i: number) => entry(game.decks, i % game.decks.length).cards;
  const seats = [
    { name: "First", deck: deck(seed) },
    { name: "Second", deck: deck(seed + 1 + Math.floor(seed / game.decks.length)) },
  ];
  return createGame(game.rules, game.config(`pool/${seed}`, seats, {}), { events: false });
}

/** Plays random games with the starter decks for about so many seconds, all windows and abilities included. */
function playPool(game: Game, seconds: number): { answers: number; games: number; seconds: number } {
  const chooser = new SeededChooser(7);
  const start = performance.now();
  let answers = 0;
  let games = 0;
  while (performance.now() - start < 1000 * seconds) {
    const g = begin(game, games++);
    while (g.state.decision !== null) {
      answerLegal(g, randomAnswer(g, g.state.decision, chooser));
      answers++;
    }
  }
  return { answers, games, seconds: (performance.now() - start) / 1000 };
}

const CLONES = 200_000;

/** Time of one clone, of a state with some forty answers behind it. */
function cloneTime(game: Game): number {
  const chooser = new SeededChooser(3);
  const g = begin(game, 1);
  for (let i = 0; i < 40 && g.state.decision !== null; i++)
    answerLegal(g, randomAnswer(g, g.state.decision, chooser));
  let cards = 0;
  const start = performance.now();
  for (let i = 0; i < CLONES; i++) cards += cloneState(g.state).cards.length;
  if (cards === 0) throw new Error("nothing was cloned");
  return ((performance.now() - start) * 1000) / CLONES;
}

/** Measures every finished game with its whole card pool. */
export function measurePools(seconds: number): PoolResult[] {
  return FINISHED.map((game) => {
    playPool(game, seconds / 2);
    const { answers, games, seconds: took } = playPool(game, seconds);
    return {
      game: game.title,
      answersPerSecond: answers / took,
      answersPerGame: answers / games,
      cloneMicroseconds: cloneTime(game),
    };
  });
}
