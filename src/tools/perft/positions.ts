import { answerLegal, type Config, createGame, type Engine, legalActions, type Rules } from "../../kernel";
import { randomAnswer, randomFrom } from "../../opponents";
import { PERFT_DECK, PERFT_RULES } from "./d20-pool";

/** A position that perft counts from: a seeded game after some seeded answers. */
export interface PerftPosition {
  readonly name: string;
  readonly seed: string;
  /** Answers given before counting begins. */
  readonly after: number;
  readonly options: Config["options"];
}

/** A game's positions and the rules they are played by. */
export interface PerftGame {
  readonly slug: string;
  readonly rules: Rules;
  readonly decks: readonly (readonly string[])[];
  readonly positions: readonly PerftPosition[];
}

const position = (
  name: string,
  seed: string,
  after: number,
  options: Config["options"] = {},
): PerftPosition => {
  return { name, seed, after, options };
};

export const PERFT_GAMES: readonly PerftGame[] = [
  {
    slug: "d20-warriors",
    rules: PERFT_RULES,
    decks: [PERFT_DECK, PERFT_DECK],
    positions: [
      position("opening", "opening", 0),
      position("first turns", "first turns", 24),
      position("middle", "middle", 60),
      position("late", "late", 120),
      position("draft", "draft", 3, { draft: true, packSize: 12 }),
    ],
  },
];

/** The game at a position of perft. */
export function engineAt(game: PerftGame, { seed, after, options }: PerftPosition): Engine {
  const decks = options.draft === true ? game.decks.map(() => []) : game.decks;
  const seats = decks.map((deck, seat) => ({ name: `Seat ${seat}`, deck }));
  const g = createGame(game.rules, { game: game.slug, seed, seats, options }, { events: false });
  const random = randomFrom(seed);
  for (let i = 0; i < after && g.state.decision !== null; i++) {
    answerLegal(g, randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random));
  }
  return g;
}
