import { nextArenaMove } from "./arena";
import { type Move, nextMove, type TurnSoFar } from "./policy";
import type { Situation } from "./situation";

/** A plain way of playing any game to its end, by how its cards lie. */
export function nextMoveAnywhere(now: Situation, turn: TurnSoFar): Move {
  return now.hasGrid ? nextMove(now, turn) : nextArenaMove(now, turn);
}
