import { nextArenaMove } from "./arena";
import type { Move, TurnSoFar } from "./policy";
import type { Situation } from "./situation";

/** A simple policy for Soul Masters: keeps the energy field for payment and makes no crystals of it. */
export function nextSoulMove(now: Situation, turn: TurnSoFar): Move {
  const board = now.board.filter(({ name }) => !/, face-down card,.*, may act$/.test(name));
  return nextArenaMove({ ...now, board }, turn);
}
