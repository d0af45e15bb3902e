import type { Game } from "../games/game";
import { loadOpponents } from "../games/registry";
import { answerLegal, canAnswer, createGame, type Engine, legalActions, view } from "../kernel";
import { type LevelName, randomAnswer, randomFrom } from "./index";

const OPPONENTS = await loadOpponents();

/** A player in an opponent test. */
export type Player = LevelName | "random";

/**
 * Plays a whole game between opponents with neighbouring starter decks.
 * @param number of the game; sets the seed and the decks.
 * @throws if an opponent gives an illegal answer.
 */
export function playGame(game: Game, number: number, players: readonly Player[]): Engine {
  const { starters: decks } = game.deck;
  // Two consecutive games use the same decks, so that each player gets each of them once.
  const first = Math.floor(number / 2);
  const seats = players.map((name, seat) => ({
    name: `${name} ${seat}`,
    deck: decks[(first + seat) % decks.length]?.cards ?? [],
  }));
  const seed = `strength/${number}`;
  const g = createGame(game.rules, game.setup.config(seed, seats, {}), { events: false });
  const random = randomFrom(seed);
  const opponent = OPPONENTS.get(game.slug);
  if (opponent === undefined) throw new RangeError(`no opponent for ${game.slug}`);
  for (let prompts = 0; g.state.decision !== null; prompts++) {
    const { decision } = g.state;
    const player = players[decision.seat] ?? "random";
    const answer =
      player === "random"
        ? randomAnswer({ decision, actions: legalActions(g) }, random)
        : opponent(player, view(g, decision.seat), `${number}/${prompts}`);
    const verdict = canAnswer(g, answer);
    if (!verdict.ok) throw new Error(`${player} answers against ${verdict.rule}: ${JSON.stringify(answer)}`);
    answerLegal(g, answer);
  }
  return g;
}
