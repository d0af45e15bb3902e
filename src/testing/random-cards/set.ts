import type { CardSet } from "../../games/card-set";
import type { Game } from "../../games/game";
import type { Workshop } from "../../games/workshop";
import { randomFrom } from "../../opponents";
import { gameWithSets } from "../../sets/game-with";
import { judgeCards } from "../../sets/judge";
import type { Drawn } from "./ability";
import { randomCard } from "./card";
import { type Chance, oneOf } from "./chance";
import type { Writer } from "./part";

/** A game, and how players write cards of it. */
export interface GameAndWorkshop {
  readonly game: Game;
  readonly workshop: Workshop;
}

/**
 * Writes cards for a game by chance.
 * @throws RangeError if the game has no card language.
 */
export function writerFor({ cards }: Game, chance: Chance): Writer {
  if (cards.vocabulary === undefined) throw new RangeError("a game without a card language");
  return { vocabulary: cards.vocabulary, pool: Object.values(cards.pool).map(({ name }) => name), chance };
}

/** How many more cards are drawn than a set has, because some are refused together. */
const DRAWN_FOR_EACH = 4;

/** How many cards a set has that is played with. */
const SET_SIZE = 40;

/**
 * A game with a set of random cards. The same seed gives the same game.
 * @param drawn is counted up.
 */
export function gameWithRandomSet(base: GameAndWorkshop, seed: string, drawn: Drawn): Game {
  const set = randomSet(base, seed, SET_SIZE, drawn);
  // What is written to a file comes back as plain data.
  return gameWithSets(base.game, base.workshop, [JSON.parse(JSON.stringify(set))]);
}

/** The names of the cards that players wrote. */
export const ownNames = ({ sets = [] }: Game): readonly string[] =>
  sets.flatMap(({ cards }) => cards.map(({ name }) => name));

/**
 * A set of random cards of a game that can be played together. The same seed gives the same set.
 * @param drawn is counted up.
 */
export function randomSet(
  { game, workshop }: GameAndWorkshop,
  seed: string,
  size: number,
  drawn: Drawn,
): CardSet {
  const writer = writerFor(game, randomFrom(`cards ${seed}`));
  let cards: CardSet["cards"] = [];
  for (let n = 1; n <= size * DRAWN_FOR_EACH && cards.length < size; n++) {
    const kind = oneOf(writer.chance, workshop.kinds);
    if (kind === undefined) break;
    const more = [...cards, randomCard(writer, kind, `Random ${n}`, drawn)];
    // Triggers that would cause each other without end are refused with the card that makes them.
    if (judgeCards(game, workshop, more).faults.length === 0) cards = more;
  }
  return {
    format: 1,
    game: game.slug,
    code: "RND",
    name: `Random cards ${seed}`.slice(0, 60),
    version: 1,
    author: "",
    language: "en",
    cards,
  };
}
