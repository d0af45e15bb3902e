import type { BoardPosition } from "../../games/game-position";
import { type Random, randomFrom } from "../../opponents/random";
import type { Goal } from "../../positions/position";
import { isDefence } from "../../puzzles/goal";
import type { Puzzle } from "../../puzzles/puzzle";
import { draftFor, type NoBoard, oddsGoals } from "./ask";
import { boardsOf, type GameBoard, withFew } from "./boards";
import type { Judge } from "./judge";
import { difficultyOf, type Refusal, refusalOf } from "./sound";

/** The goals that a board can have. */
function goalsFor(judge: Judge, given: GameBoard): readonly Goal[] {
  const { life, cleared } = judge.puzzles;
  const { board, viewer } = given;
  const isOwn = board.turn.seat === viewer;
  const byLife: readonly Goal[] = isOwn ? [{ kind: "win" }] : [{ kind: "only-move" }, { kind: "survive" }];
  const others: readonly Goal[] = [
    ...cleared.map((zone) => ({ kind: "clear", zone }) as const),
    ...(judge.position.hasOdds && isOwn ? oddsGoals(judge, given) : []),
  ];
  return [...(life === undefined ? [] : byLife), ...(isOwn ? others : [])];
}

/** What became of a board. */
export type Attempt =
  | { readonly puzzle: Puzzle }
  | { readonly kind: Goal["kind"]; readonly refusal: Refusal | NoBoard };

/** At most this many puzzles of a kind come from one game, because its boards are alike. */
const MOST_OF_KIND = 2;

/** Whether a turn has given a puzzle that is too much like another: the board of a defence is the same. */
const isLike = ({ puzzles }: Judge, puzzle: Puzzle, { turn }: BoardPosition, goal: Goal): boolean =>
  puzzle.board.turn.number === turn.number &&
  (puzzles.oneOfTurn === true || (isDefence(puzzle.goal) && isDefence(goal)));

/** Whether a game has given all the puzzles it may. */
function isUsedUp({ puzzles: { life, cleared }, position }: Judge, found: readonly Puzzle[]): boolean {
  const kinds = (life === undefined ? 0 : 3) + Math.min(1, cleared.length) + (position.hasOdds ? 1 : 0);
  return found.length >= kinds * MOST_OF_KIND;
}

/** The puzzles of one quick game. The same seed gives the same ones. */
export function* attemptsIn(judge: Judge, seed: number): Generator<Attempt> {
  const random = randomFrom(`puzzles/${seed}/sizes`);
  const { sizes, draws = 1 } = judge.puzzles;
  const size = () => sizes[random.below(sizes.length)] ?? 1;
  const found: Puzzle[] = [];
  for (const given of boardsOf(judge, `puzzles/${seed}`)) {
    for (let draw = 0; draw < draws; draw++) {
      const board = withFew(judge, given, { inPlay: size(), hand: size() }, random);
      yield* attemptsOn(judge, { ...given, board }, { seed, found, random });
      if (isUsedUp(judge, found)) return;
    }
  }
}

interface Attempts {
  readonly seed: number;
  /** The puzzles of the game so far. */
  readonly found: Puzzle[];
  readonly random: Random;
}

/** The puzzles of one board. */
function* attemptsOn(judge: Judge, given: GameBoard, { seed, found, random }: Attempts): Generator<Attempt> {
  const { board } = given;
  let isBig = false;
  for (const goal of goalsFor(judge, given)) {
    const id = `${goal.kind}-${seed}-${board.turn.number}`;
    const alike = found.filter(({ goal: { kind } }) => kind === goal.kind);
    const isAsked = found.some((puzzle) => puzzle.id === id || isLike(judge, puzzle, board, goal));
    if (alike.length >= MOST_OF_KIND || isAsked || isBig) continue;
    const draft = draftFor(judge, given, goal, random);
    if (typeof draft === "string") {
      // Other goals have as many lines.
      isBig = draft === "too big";
      yield { kind: goal.kind, refusal: draft };
      continue;
    }
    const refusal = refusalOf(judge, draft);
    if (refusal !== null) {
      yield { kind: goal.kind, refusal };
      continue;
    }
    const puzzle = { id, ...draft, difficulty: difficultyOf(judge, draft) };
    found.push(puzzle);
    yield { puzzle };
  }
}
