import * as v from "valibot";
import type { BoardPosition } from "../games/game-position";
import type { Goal, Position } from "../positions/position";
import { boardSchema, goalSchema } from "../positions/schema";
import { isDefence, type Task } from "./goal";

/**
 * A position with a goal for the player whose turn it is, or for the next one, who defends. The other player has no
 * hidden card that could answer.
 */
export interface Puzzle {
  /** Unique in its game. */
  readonly id: string;
  readonly goal: Goal;
  /** 1 to 4: how many of the scripted levels do not find the solution. Null for a puzzle of the player's own. */
  readonly difficulty: number | null;
  readonly board: BoardPosition;
  /** The position of a puzzle of the player's own. */
  readonly own?: Position | undefined;
}

const puzzleSchema: v.GenericSchema<unknown, Puzzle> = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  goal: goalSchema,
  difficulty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  board: boardSchema,
});

const puzzlesSchema = v.array(puzzleSchema);

/**
 * The puzzles in a file.
 * @throws ValiError when they are misshapen.
 */
export const puzzlesFrom = (value: unknown): readonly Puzzle[] => v.parse(puzzlesSchema, value);

/** What dice and shuffles of every puzzle follow from. */
const SEED = "puzzle";

/** A saved position with a goal, as a puzzle. Null without a goal. */
export const ownPuzzle = (id: string, position: Position): Puzzle | null =>
  position.goal === undefined
    ? null
    : { id, goal: position.goal, difficulty: null, board: position.board, own: position };

/** The position with which a puzzle begins. */
export const positionOf = (game: string, { board, own }: Pick<Puzzle, "board" | "own">): Position =>
  own ?? { format: 1, game, title: "", note: "", seed: SEED, options: {}, board };

export const taskOf = ({ goal, board: { turn, seats } }: Pick<Puzzle, "goal" | "board">): Task => ({
  goal,
  // Who defends has the turn after it.
  seat: isDefence(goal) ? (turn.seat + 1) % seats.length : turn.seat,
  turn: turn.number,
});
