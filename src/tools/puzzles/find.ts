import type { BoardPosition } from "../../games/game-position";
import type { Seat } from "../../kernel";
import { randomFrom } from "../../opponents/random";
import type { Goal } from "../../positions/position";
import { isDefence } from "../../puzzles/goal";
import type { Puzzle } from "../../puzzles/puzzle";
import { draftFor, type NoBoard } from "./ask";
import { boardsOf, type GameBoard, withFew } from "./boards";
import type { Judge } from "./judge";
import { difficultyOf, type Refusal, refusalOf } from "./sound";

/** With fewer Warriors to attack, there is little to choose from. */
const LEAST_TARGETS = 2;

/** A battle with each of the other player's Warriors, and with any. The percentage follows from the board. */
function oddsGoals({ seats }: BoardPosition, viewer: Seat): readonly Goal[] {
  const others = seats[1 - viewer]?.zones.battlefield ?? [];
  const open = others.filter(({ face }) => face !== "down");
  if (open.length < LEAST_TARGETS) return [];
  return [...open.map(({ name }) => name), undefined].map((card) => ({ kind: "odds", percent: 100, card }));
}

/** The goals that a board can have. */
function goalsFor({ position, puzzles }: Judge, { board, viewer }: GameBoard): readonly Goal[] {
  const { life, cleared } = puzzles;
  const isOwn = board.turn.seat === viewer;
  const byLife: readonly Goal[] = isOwn ? [{ kind: "win" }] : [{ kind: "only-move" }, { kind: "survive" }];
  const others: readonly Goal[] = [
    ...cleared.map((zone) => ({ kind: "clear", zone }) as const),
    ...(position.hasOdds ? oddsGoals(board, viewer) : []),
  ];
  return [...(life === undefined ? [] : byLife), ...(isOwn ? others : [])];
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
  const { sizes } = judge.puzzles;
  const size = () => sizes[random.below(sizes.length)] ?? 1;
  const found: Puzzle[] = [];
  for (const given of boardsOf(judge, `puzzles/${seed}`)) {
    const board = withFew(judge, given, { inPlay: size(), hand: size() }, random);
    let isBig = false;
    for (const goal of goalsFor(judge, { ...given, board })) {
      const id = `${goal.kind}-${seed}-${board.turn.number}`;
      const alike = found.filter(({ goal: { kind } }) => kind === goal.kind);
      const isAsked = found.some((puzzle) => puzzle.id === id || isSameTurn(puzzle, board, goal));
      if (alike.length >= MOST_OF_KIND || isAsked || isBig) continue;
      const draft = draftFor(judge, { ...given, board }, goal, random);
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
}
