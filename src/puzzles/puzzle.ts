import * as v from "valibot";
import type { BoardPosition } from "../games/game-position";
import type { Position } from "../positions/position";
import { boardSchema } from "../positions/schema";
import type { Goal, Task } from "./goal";

/** A position with a goal for the player whose turn it is. The other player has no hidden card that could answer. */
export interface Puzzle {
  /** Unique in its game. */
  readonly id: string;
  readonly goal: Goal;
  /** 1 to 4: how many of the scripted levels do not find the solution. */
  readonly difficulty: number;
  readonly board: BoardPosition;
}

const puzzleSchema: v.GenericSchema<unknown, Puzzle> = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  goal: v.variant("kind", [
    v.strictObject({ kind: v.literal("win") }),
    v.strictObject({ kind: v.literal("clear"), zone: v.pipe(v.string(), v.maxLength(40)) }),
  ]),
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

/** The position with which a puzzle begins. */
export const positionOf = (game: string, { board }: Pick<Puzzle, "board">): Position => ({
  format: 1,
  game,
  title: "",
  note: "",
  seed: SEED,
  options: {},
  board,
});

export const taskOf = ({ goal, board }: Pick<Puzzle, "goal" | "board">): Task => ({
  goal,
  seat: board.turn.seat,
  turn: board.turn.number,
});
