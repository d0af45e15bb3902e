import type { Config } from "../../kernel";
import { randomFrom } from "../../opponents";
import type { Drawn } from "../../testing/random-cards/ability";
import { deckWith } from "../../testing/random-cards/deck";
import { type GameAndWorkshop, gameWithRandomSet, ownNames } from "../../testing/random-cards/set";
import { type PlayedAtRandom, playAtRandom } from "./play";

/** Games that are played with one set. */
const GAMES_OF_SET = 50;

export interface RandomGame extends PlayedAtRandom {
  readonly seed: string;
  readonly config: Config;
  /** How many random cards are in the decks. */
  readonly own: number;
}

export interface RandomSeries {
  readonly seed: string;
  readonly games: number;
  /** Index of the first game. Defaults to 0. */
  readonly from?: number;
  readonly mostAnswers: number;
}

/** Plays games with random cards one by one, with new cards every so often. */
export function* randomGames(
  base: GameAndWorkshop,
  { seed, games, from = 0, mostAnswers }: RandomSeries,
  drawn: Drawn,
): Generator<RandomGame> {
  let made = "";
  let game = base.game;
  let names: readonly string[] = [];
  for (let index = from; index < from + games; index++) {
    const own = `${seed}/${Math.floor(index / GAMES_OF_SET)}`;
    if (own !== made) {
      game = gameWithRandomSet(base, own, drawn);
      names = ownNames(game);
      made = own;
    }
    const chance = randomFrom(`${seed}/${index}`);
    const { min, max } = game.rules.board.seats;
    const count = chance.below(5) === 0 ? Math.min(max, 3) : min;
    const decks = Array.from({ length: count }, () => deckWith(game, names, chance));
    const seats = decks.map((deck, at) => ({ name: `Seat ${at}`, deck }));
    const config = game.setup.config(`${seed}/${index}`, seats, {});
    const known = new Set(names);
    yield {
      seed: `${seed}/${index}`,
      config,
      own: decks.flat().filter((name) => known.has(name)).length,
      ...playAtRandom(game.rules, config, mostAnswers),
    };
  }
}
