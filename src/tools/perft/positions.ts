import { answerLegal, type Config, createGame, type Engine, legalActions, type Rules } from "../../kernel";
import { randomAnswer, randomFrom } from "../../opponents";
import { BATTLE_CORES_DECK, BATTLE_CORES_RULES } from "./battle-cores-pool";
import { PERFT_DECK, PERFT_RULES } from "./d20-pool";

/** A position that perft counts from: a seeded game, advanced by seeded answers. */
export interface PerftPosition {
  readonly name: string;
  readonly seed: string;
  /** Advance to the first question of this turn outside a window; 0: to the very first question. */
  readonly turn: number;
  readonly options: Config["options"];
}

/** A game's positions and the rules for them. */
export interface PerftGame {
  readonly slug: string;
  readonly rules: Rules;
  readonly decks: readonly (readonly string[])[];
  readonly positions: readonly PerftPosition[];
}

const position = (seed: string, turn: number, options: Config["options"] = {}): PerftPosition => {
  return { name: seed, seed, turn, options };
};

export const PERFT_GAMES: readonly PerftGame[] = [
  {
    slug: "d20-warriors",
    rules: PERFT_RULES,
    decks: [PERFT_DECK, PERFT_DECK],
    positions: [
      position("opening", 0),
      position("first turn", 1),
      position("second turn", 2),
      position("sixth turn", 6),
      position("twelfth turn", 12),
      position("fifteenth turn", 15),
      position("third turn, no Flash", 3, { flash: false }),
      position("twelfth turn, no Flash", 12, { flash: false }),
      position("draft", 0, { draft: true, packSize: 12 }),
    ],
  },
  {
    slug: "battle-cores",
    rules: BATTLE_CORES_RULES,
    decks: [BATTLE_CORES_DECK, BATTLE_CORES_DECK],
    positions: [
      position("opening", 0),
      position("first turn", 1),
      position("second turn", 2),
      position("sixth turn", 6),
      position("twelfth turn", 12),
      position("twentieth turn", 20),
    ],
  },
];

/** The game at a position of perft. */
export function engineAt(game: PerftGame, { seed, turn, options }: PerftPosition): Engine {
  const decks =
    options.draft === true
      ? game.decks.map(() => [])
      : game.decks.map((deck) => playable(game, deck, options));
  const seats = decks.map((deck, seat) => ({ name: `Seat ${seat}`, deck }));
  const g = createGame(game.rules, { game: game.slug, seed, seats, options }, { events: false });
  const random = randomFrom(seed);
  while (g.state.decision !== null && !isReached(g, turn)) {
    answerLegal(g, randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random));
  }
  return g;
}

/** A table without Flash cards allows none in a deck: other Warriors of the pool replace them. */
function playable(game: PerftGame, deck: readonly string[], options: Config["options"]): readonly string[] {
  if (options.flash !== false) return deck;
  const isWarrior = (name: string) => game.rules.cards[name]?.type === "warrior";
  const spare = Object.keys(game.rules.cards).filter((name) => isWarrior(name) && !deck.includes(name));
  return deck.map((name) => (isWarrior(name) ? name : (spare.shift() ?? name)));
}

function isReached({ state: { decision, turn } }: Engine, wanted: number): boolean {
  if (wanted === 0) return true;
  return turn.number >= wanted && decision?.kind === "act" && decision.window === undefined;
}
