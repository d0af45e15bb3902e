import { nextArenaMove } from "./arena";
import type { Move, TurnSoFar } from "./policy";
import type { Situation } from "./situation";

/** A plain way of playing Soul Masters: cards of the energy field are left to pay with, no crystal is made of them. */
export function nextSoulMove(now: Situation, turn: TurnSoFar): Move {
  const board = now.board.filter(({ name }) => !/, face-down card,.*, may act$/.test(name));
  return nextArenaMove({ ...now, board }, turn);
}
