import { nextArenaMove } from "./arena";
import { type Move, nextMove, type TurnSoFar } from "./policy";
import type { Situation } from "./situation";

/** A simple policy for any game, chosen by the layout of its cards. */
export function nextMoveAnywhere(now: Situation, turn: TurnSoFar): Move {
  return now.hasGrid ? nextMove(now, turn) : nextArenaMove(now, turn);
}
