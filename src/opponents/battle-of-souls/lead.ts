import type { Reader, Seat } from "../../kernel";
import { type FirstPlayer, firstPlayerOdds } from "../search/first-turns";
import { toMove } from "../search/to-move";
import { membersOf } from "./board";
import { evaluate, WEIGHTS } from "./evaluation";
import type { Weights } from "./fighters";

/**
 * Weights of the search. In played games the fighters decide: SP tell a quarter of what the scripted levels make of them,
 * one strong fighter tells more than several weak ones, and attacks that are only possible tell little.
 */
const SEARCHED: Weights = { ...WEIGHTS, sp: 0.25, crowd: -1.55, strongest: 1.2, reach: 0.5, threat: 0.17 };

/** A lead of this value makes a win e times as likely as a loss. */
const SCALE = 2.7;
/** The log odds of the player to move in an even position. */
const TO_MOVE = 0.23;
/** In the first two turns only the first player has cards on the table, which look like more than they are worth. */
const FIRST_PLAYER: FirstPlayer = { odds: -0.23, fades: [2, 3] };

/** How far ahead a seat is, in log odds. Fitted to games between quick players. */
export function lead(g: Reader, seat: Seat): number {
  const ahead = evaluate(g, seat, SEARCHED) / SCALE + toMove(g, membersOf(g, seat), TO_MOVE);
  return ahead + firstPlayerOdds(g, seat, FIRST_PLAYER);
}
