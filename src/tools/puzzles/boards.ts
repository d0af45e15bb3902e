import type { BoardPosition, PositionSeat } from "../../games/game-position";
import { answerLegal, createGame, type Engine, type Seat } from "../../kernel";
import { type Random, randomFrom } from "../../opponents/random";
import { isSettled } from "../simulate/settled";
import { boardOf, sideWith } from "./board-of";
import type { Judge } from "./judge";

/** More answers end a game. */
const LONGEST = 2000;
/** Before it, there is little on the table. */
const FIRST_TURN = 4;

/** A board of a game, and the seat whose view it is. */
export interface GameBoard {
  readonly board: BoardPosition;
  readonly viewer: Seat;
  /** Numbers of the seats when the game began. */
  readonly atFirst: BoardPosition["seats"];
}

/**
 * The boards of a quick game: at the beginning of each turn as the player sees them, and when its attacks begin as the
 * other one does.
 */
export function* boardsOf(judge: Judge, seed: string): Generator<GameBoard> {
  const { game, position, script, puzzles } = judge;
  const random = randomFrom(seed);
  const { starters } = game.deck;
  const seats = [0, 1].map((seat) => ({
    name: `Player ${seat + 1}`,
    deck: starters[random.below(starters.length)]?.cards ?? [],
  }));
  const g: Engine = createGame(game.rules, game.setup.config(seed, seats, {}), { events: false });
  const first = position.steps[0]?.id ?? "";
  const attack = puzzles.attackStep ?? first;
  const atFirst = boardOf(judge, g, { viewer: 0, step: first }).seats;
  const seen = new Set<string>();
  const isNew = (key: string) => !seen.has(key) && seen.add(key).size > 0;
  for (let n = 0; n < LONGEST && g.state.decision !== null && g.state.outcome === null; n++) {
    const { seat, number, step } = g.state.turn;
    if (isSettled(g) && number >= (puzzles.firstTurn ?? FIRST_TURN)) {
      const seenBy = (viewer: Seat, at: string): GameBoard => {
        return { board: boardOf(judge, g, { viewer, step: at }), viewer, atFirst };
      };
      if (isNew(`${number}`)) yield seenBy(seat, first);
      if ((step === attack || attack === first) && isNew(`${number} attack`)) {
        if (attack !== first) yield seenBy(seat, attack);
        if (!puzzles.withoutDefence) yield seenBy(1 - seat, attack);
      }
    }
    answerLegal(g, script.searched.player.quick(g, random));
  }
}

/** The board with another side of a seat. */
export const withSide = (
  board: BoardPosition,
  seat: Seat,
  change: (side: PositionSeat) => PositionSeat,
): BoardPosition => ({
  ...board,
  seats: board.seats.map((side, own) => (own === seat ? change(side) : side)),
});

/** Some of the items, in their order. */
export function someOf<T>(items: readonly T[], count: number, random: Random): readonly T[] {
  const kept = items.map((_, at) => at);
  while (kept.length > count) kept.splice(random.below(kept.length), 1);
  return kept.flatMap((at) => items[at] ?? []);
}

export interface Size {
  /** Cards in each zone in play. */
  readonly inPlay: number;
  readonly hand: number;
}

/**
 * The board with few cards, so that a person can weigh them all, and a search too.
 * @param viewer whose puzzle it is to be.
 */
export function withFew(
  { game, position, puzzles }: Judge,
  { board, viewer }: GameBoard,
  size: Size,
  random: Random,
): BoardPosition {
  const { keptWhole, leftOut: { both = [], other = [] } = {} } = puzzles;
  const seats = board.seats.map((side, seat) => {
    const without = seat === viewer ? both : [...both, ...other];
    const few = sideWith(side, position.zones, ({ key }, _, indexes) => {
      if (without.includes(key)) return [];
      if (keptWhole.includes(key)) return indexes;
      const most = key === "hand" ? size.hand : size.inPlay;
      return someOf(indexes, Math.min(most, puzzles.mostCards?.[key] ?? most), random);
    });
    const hasTurn = seat === board.turn.seat;
    const opposite = board.seats[1 - seat] ?? side;
    const about = { pool: game.cards.pool, isOwn: seat === viewer, hasTurn, random, other: opposite };
    return puzzles.prepare?.(few, about) ?? few;
  });
  return { ...board, seats };
}
