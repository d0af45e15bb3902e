import { d20Warriors } from "../../games/d20-warriors";
import type { Game } from "../../games/game";
import {
  answer,
  type Config,
  createGame,
  type GameRecord,
  hashState,
  legalActions,
  newRecord,
  withAnswer,
} from "../../kernel";
import { randomAnswer, randomFrom } from "../../opponents";

export interface PlayedMatch {
  readonly record: GameRecord;
  /** Hash of the state after each number of answers, as played. */
  readonly hashes: readonly string[];
}

/** Plays random answers, to the end of the match or up to a number of answers. */
export function playAtRandom(game: Game, config: Config, most = 5000): PlayedMatch {
  const random = randomFrom(config.seed);
  const g = createGame(game.rules, config);
  const hashes = [hashState(g.state)];
  let record = newRecord(game.rules, config);
  while (g.state.decision !== null && record.answers.length < most) {
    const given = randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random);
    if (!answer(g, given).ok) throw new Error("an answer by chance was refused");
    record = withAnswer(record, given, g);
    hashes.push(hashState(g.state));
  }
  return { record, hashes };
}

/** A config of D20 Warriors with two of its decks. */
export function d20Config(seed: string, draft = false): Config {
  const deck = (n: number) => (draft ? [] : (d20Warriors.deck.starters[n]?.cards ?? []));
  const seats = [
    { name: "Ann", deck: deck(0) },
    { name: "Bob", deck: deck(1) },
  ];
  return d20Warriors.setup.config(seed, seats, draft ? { draft: true } : { oops: 4 });
}
