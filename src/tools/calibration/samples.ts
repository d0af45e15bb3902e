import type { Game } from "../../games/game";
import { answerLegal, createGame, type Engine } from "../../kernel";
import { randomFrom } from "../../opponents";
import type { Script } from "../../opponents/search";

/** A predicted win chance, and the result of its game. */
export interface Sample {
  /** The game it is from. Those of one game depend on each other. */
  readonly game: number;
  /** The chance of the turn player, 0 to 1. */
  readonly chance: number;
  /** 1 for a win of that player, 0 for a loss, half for a draw. */
  readonly points: number;
}

/** A game with more answers is not counted. */
const MAX_ANSWERS = 5000;

/** Two neighbouring games have the same decks, with the seats swapped. */
function begun(game: Game, number: number, seed: string): Engine {
  const random = randomFrom(`${seed}/decks/${number >> 1}`);
  const { starters } = game.deck;
  const decks = [random.below(starters.length), random.below(starters.length)];
  if (number % 2 === 1) decks.reverse();
  const seats = decks.map((deck, seat) => ({ name: `Seat ${seat}`, deck: starters[deck]?.cards ?? [] }));
  return createGame(game.rules, game.setup.config(`${seed}/${number}`, seats, {}), { events: false });
}

/** The number of the turn whose player now acts outside windows. 0 in any other position. */
function turnToPlay({ state: { decision, turn } }: Engine): number {
  const plays = decision?.kind === "act" && decision.window === undefined && decision.seat === turn.seat;
  return plays ? turn.number : 0;
}

/**
 * The win chances at the start of each turn of one game between quick players.
 * @param number of the game; sets its decks and its course.
 */
export function samplesOf(game: Game, { searched }: Script, number: number, seed: string): Sample[] {
  const g = begun(game, number, seed);
  const random = randomFrom(`${seed}/${number}/play`);
  const predicted: { readonly seat: number; readonly chance: number }[] = [];
  let turn = 0;
  for (let n = 0; n < MAX_ANSWERS && g.state.decision !== null; n++) {
    const now = turnToPlay(g);
    if (now > turn) {
      turn = now;
      const { seat } = g.state.turn;
      predicted.push({ seat, chance: searched.winChance(g, seat) });
    }
    answerLegal(g, searched.player.quick(g, random));
  }
  const { outcome } = g.state;
  if (outcome === null) return [];
  const points = (seat: number) =>
    outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  return predicted.map(({ seat, chance }) => ({ game: number, chance, points: points(seat) }));
}
