import type { BoardPosition, GamePosition, PositionSeat } from "../../games/game-position";
import { answerLegal, createGame, type Engine, type Seat } from "../../kernel";
import { type Random, randomFrom } from "../../opponents/random";
import { isSettled } from "../simulate/settled";
import { boardOf } from "./board-of";
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

/** The step of a turn in which attacks begin, or its first one. */
function attackStep({ position: { steps } }: Judge): string {
  return (steps.find(({ id }) => id === "battle" || id === "attack") ?? steps[0])?.id ?? "";
}

/**
 * The boards of a quick game: at the beginning of each turn as the player sees them, and when its attacks begin as the
 * other one does.
 */
export function* boardsOf(judge: Judge, seed: string): Generator<GameBoard> {
  const { game, position, script } = judge;
  const random = randomFrom(seed);
  const { starters } = game.deck;
  const seats = [0, 1].map((seat) => ({
    name: `Player ${seat + 1}`,
    deck: starters[random.below(starters.length)]?.cards ?? [],
  }));
  const g: Engine = createGame(game.rules, game.setup.config(seed, seats, {}), { events: false });
  const first = position.steps[0]?.id ?? "";
  const attack = attackStep(judge);
  const atFirst = boardOf(game, position, g, { viewer: 0, step: first }).seats;
  const seen = new Set<string>();
  const isNew = (key: string) => !seen.has(key) && seen.add(key).size > 0;
  for (let n = 0; n < LONGEST && g.state.decision !== null && g.state.outcome === null; n++) {
    const { seat, number, step } = g.state.turn;
    if (isSettled(g) && number >= FIRST_TURN) {
      const seenBy = (viewer: Seat, at: string): GameBoard => {
        return { board: boardOf(game, position, g, { viewer, step: at }), viewer, atFirst };
      };
      if (isNew(`${number}`)) yield seenBy(seat, first);
      if ((step === attack || attack === first) && isNew(`${number} attack`)) {
        if (attack !== first) yield seenBy(seat, attack);
        yield seenBy(1 - seat, attack);
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

/** Zones that keep all of their cards. In others, few are left, so that each of them can be weighed. */
const KEPT_WHOLE = ["commander", "deck", "ground", "discard", "trash", "battlefield"];

/** Zones that only multiply what can be done: a puzzle leaves out those of both players, and those of the other one. */
const LEFT_OUT: Readonly<
  Record<string, { readonly both: readonly string[]; readonly other: readonly string[] }>
> = {
  "soul-masters": { both: ["reserve"], other: ["energy", "equipment"] },
};

export interface Size {
  /** Cards in each zone in play. */
  readonly inPlay: number;
  readonly hand: number;
}

/** The side with few cards in each zone. What was attached to a card that is gone goes with it. */
function withFewCards(
  side: PositionSeat,
  { zones }: GamePosition,
  { size, without, random }: { size: Size; without: readonly string[]; random: Random },
): PositionSeat {
  const kept = new Map<string, readonly number[]>();
  const few = zones.flatMap(({ key, host }) => {
    const cards = side.zones[key] ?? [];
    const hosts = host === undefined ? undefined : kept.get(host.zones[0]);
    const indexes = cards.flatMap(({ on }, at) => (on === undefined || hosts?.includes(on) ? [at] : []));
    const most = without.includes(key)
      ? 0
      : KEPT_WHOLE.includes(key)
        ? cards.length
        : key === "hand"
          ? size.hand
          : size.inPlay;
    const own = someOf(indexes, most, random);
    kept.set(key, own);
    const placed = own
      .flatMap((at) => cards[at] ?? [])
      .map((card) => {
        const on = card.on === undefined ? undefined : hosts?.indexOf(card.on);
        return on === undefined ? card : { ...card, on };
      });
    return placed.length === 0 ? [] : [[key, placed] as const];
  });
  return { ...side, zones: Object.fromEntries(few) };
}

/**
 * The board with few cards, so that a person can weigh them all, and a search too.
 * @param viewer whose puzzle it is to be.
 */
export function withFew(
  { game, position }: Judge,
  { board, viewer }: GameBoard,
  size: Size,
  random: Random,
): BoardPosition {
  const { both = [], other = [] } = LEFT_OUT[game.slug] ?? {};
  const seats = board.seats.map((side, seat) => {
    const without = seat === viewer ? both : [...both, ...other];
    return withFewCards(side, position, { size, without, random });
  });
  return { ...board, seats };
}
