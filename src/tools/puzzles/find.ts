import type { BoardPosition } from "../../games/game-position";
import { answerLegal, createGame, type Engine, view } from "../../kernel";
import { randomFrom } from "../../opponents";
import { type Goal, othersIn } from "../../puzzles/goal";
import type { Puzzle } from "../../puzzles/puzzle";
import { isSettled } from "../simulate/settled";
import { boardOf } from "./board-of";
import { begin, difficultyOf, type Judge, playedBy } from "./judge";

/** More answers end a game. */
const LONGEST = 2000;
const FIRST_TURN = 4;

/** What a player loses by having none left. A game without either has no puzzles to win. */
const LIFE = ["hp", "life"];
/** The zones that are cleared. A game without any of them has no such puzzles. */
const CLEARED = ["monsters", "fighters", "spirits", "battleground"];
/** Life that is nearly lost, so that the turn decides: a player who is ahead would win later as well. */
const NEARLY_LOST = 2;
/** Fewer cards of the other player are cleared away too easily. */
const LEAST_TO_CLEAR = 2;

const WIN: Goal = { kind: "win" };

type Values = Readonly<Record<string, number>>;

/** The board with other numbers of its seats. */
const withValues = (
  board: BoardPosition,
  change: (values: Values, isOwn: boolean) => Values,
): BoardPosition => ({
  ...board,
  seats: board.seats.map((side, seat) => ({
    ...side,
    values: change(side.values, seat === board.turn.seat),
  })),
});

/**
 * Boards on which it is a question whether the turn can be won: the other player has one life more than the hard level
 * takes from them, or as much.
 */
function boardsToWin(judge: Judge, given: BoardPosition): readonly BoardPosition[] {
  const other = given.turn.seat === 0 ? 1 : 0;
  const key = LIFE.find((name) => given.seats[other]?.values[name] !== undefined);
  const has = key === undefined ? 0 : (given.seats[other]?.values[key] ?? 0);
  if (key === undefined) return [];
  const board = withValues(given, (values, isOwn) =>
    isOwn ? { ...values, [key]: Math.min(values[key] ?? 1, NEARLY_LOST) } : values,
  );
  const start = begin(judge, { goal: WIN, board });
  if (start === null) return [];
  const after = playedBy(judge, start, { goal: WIN, board }, "hard");
  const left = after.state.outcome === null ? boardOf(judge.game, judge.position, after, other) : null;
  const taken = left === null ? has : has - (left.seats[other]?.values[key] ?? 0);
  if (taken < 1) return [];
  return [taken + 1, taken]
    .filter((life) => life <= has)
    .map((life) => withValues(board, (values, isOwn) => (isOwn ? values : { ...values, [key]: life })));
}

function boardsFor(judge: Judge, goal: Goal, board: BoardPosition): readonly BoardPosition[] {
  if (goal.kind === "win") return boardsToWin(judge, board);
  const start = begin(judge, { goal, board });
  const isWorthIt = start !== null && othersIn(start.state, goal.zone, board.turn.seat) >= LEAST_TO_CLEAR;
  return isWorthIt ? [board] : [];
}

/** The boards at the beginning of the turns of a game between hard players. */
function* boardsOf({ game, position, script }: Judge, seed: string): Generator<BoardPosition> {
  const random = randomFrom(seed);
  const { starters } = game.deck;
  const seats = [0, 1].map((seat) => ({
    name: `Player ${seat + 1}`,
    deck: starters[random.below(starters.length)]?.cards ?? [],
  }));
  const g: Engine = createGame(game.rules, game.setup.config(seed, seats, {}), { events: false });
  let turn = 0;
  for (let n = 0; n < LONGEST && g.state.decision !== null && g.state.outcome === null; n++) {
    const { seat } = g.state.decision;
    if (isSettled(g) && g.state.turn.number !== turn) {
      turn = g.state.turn.number;
      if (turn >= FIRST_TURN) yield boardOf(game, position, g, seat);
    }
    answerLegal(g, script("hard", view(g, seat), `${seed}/${n}`));
  }
}

/** The puzzle with a goal in this turn, or null when there is none. */
function puzzleIn(judge: Judge, goal: Goal, board: BoardPosition, id: string): Puzzle | null {
  for (const made of boardsFor(judge, goal, board)) {
    const difficulty = difficultyOf(judge, { goal, board: made });
    if (difficulty !== null) return { id, goal, difficulty, board: made };
  }
  return null;
}

/** The puzzles of one game between hard players. The same seed gives the same ones. */
export function* puzzlesOf(judge: Judge, seed: number): Generator<Puzzle> {
  const cleared = judge.position.zones.filter(({ key }) => CLEARED.includes(key));
  const goals: readonly Goal[] = [WIN, ...cleared.map(({ key }) => ({ kind: "clear", zone: key }) as const)];
  for (const board of boardsOf(judge, `puzzles/${seed}`))
    for (const goal of goals) {
      const puzzle = puzzleIn(judge, goal, board, `${goal.kind}-${seed}-${board.turn.number}`);
      if (puzzle !== null) yield puzzle;
    }
}
