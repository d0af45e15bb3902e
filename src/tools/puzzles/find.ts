import type { BoardPosition } from "../../games/game-position";
import { randomFrom } from "../../opponents/random";
import type { Goal } from "../../positions/position";
import { isDefence } from "../../puzzles/goal";
import type { Puzzle } from "../../puzzles/puzzle";
import { boardFor, type NoBoard } from "./ask";
import { boardsOf, type GameBoard, withFew } from "./boards";
import type { Judge } from "./judge";
import { difficultyOf, type Refusal, refusalOf } from "./sound";

/** The zones that are cleared. A game without any of them has no such puzzles. */
const CLEARED = ["monsters", "fighters", "spirits", "battleground"];
/** How many cards a board keeps in each zone and in hand, so that all lines can be searched. */
const SIZES: Readonly<Record<string, readonly number[]>> = {
  "battle-of-souls": [3, 4, 5],
  "battle-cores": [2, 3],
  "soul-masters": [1, 2],
  "battle-spirits-saga": [2, 3, 4],
};
const USUAL_SIZES = [1, 2, 3];

/** The goals that a board can have. */
function goalsFor({ position }: Judge, { board, viewer }: GameBoard): readonly Goal[] {
  if (board.turn.seat !== viewer) return [{ kind: "only-move" }, { kind: "survive" }];
  const cleared = position.zones.filter(({ key }) => CLEARED.includes(key));
  return [{ kind: "win" }, ...cleared.map(({ key }) => ({ kind: "clear", zone: key }) as const)];
}

/** What became of a board. */
export type Attempt =
  | { readonly puzzle: Puzzle }
  | { readonly kind: Goal["kind"]; readonly refusal: Refusal | NoBoard };

/** At most this many puzzles of a kind come from one game, because its boards are alike. */
const MOST_OF_KIND = 2;

/** Whether a puzzle asks for the defence in the same turn: its board is the same. */
const isSameTurn = (puzzle: Puzzle, { turn }: BoardPosition, goal: Goal): boolean =>
  isDefence(puzzle.goal) && isDefence(goal) && puzzle.board.turn.number === turn.number;

/** The puzzles of one quick game. The same seed gives the same ones. */
export function* attemptsIn(judge: Judge, seed: number): Generator<Attempt> {
  const random = randomFrom(`puzzles/${seed}/sizes`);
  const sizes = SIZES[judge.game.slug] ?? USUAL_SIZES;
  const size = () => sizes[random.below(sizes.length)] ?? 1;
  const found: Puzzle[] = [];
  for (const given of boardsOf(judge, `puzzles/${seed}`)) {
    const board = withFew(judge, given, { inPlay: size(), hand: size() }, random);
    let isBig = false;
    for (const goal of goalsFor(judge, given)) {
      const id = `${goal.kind}-${seed}-${board.turn.number}`;
      const alike = found.filter(({ goal: { kind } }) => kind === goal.kind);
      const isAsked = found.some((puzzle) => puzzle.id === id || isSameTurn(puzzle, board, goal));
      if (alike.length >= MOST_OF_KIND || isAsked || isBig) continue;
      const made = boardFor(judge, { ...given, board }, goal, random);
      if (typeof made === "string") {
        // Other goals have as many lines.
        isBig = made === "too big";
        yield { kind: goal.kind, refusal: made };
        continue;
      }
      const draft = { goal, board: made };
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
}
