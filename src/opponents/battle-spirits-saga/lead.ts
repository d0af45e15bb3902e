import type { Reader, Seat } from "../../kernel";
import { toMove } from "../search/to-move";
import { evaluate, WEIGHTS, type Weights } from "./evaluation";

/**
 * Weights of the search. A player to move answers a threat before it comes, and the playout shows what is left of it: in
 * played games it tells nothing about the result. A certain attack tells more than the scripted levels make of it.
 */
const SEARCHED: Weights = { ...WEIGHTS, attack: 1.4, threat: 0 };

/** A lead of this value makes a win e times as likely as a loss. */
const SCALE = 16;
/** The log odds of the player to move in an even position. */
const TO_MOVE = 0.12;

/** The turn from which a lead tells its full worth. The first turns are mostly luck. */
const BELIEVED = 5;

/** How far ahead a seat is, in log odds. Fitted to games between quick players. */
export function lead(g: Reader, seat: Seat): number {
  const believed = Math.min(1, Math.max(0, g.state.turn.number) / BELIEVED);
  return believed * (evaluate(g, seat, SEARCHED, false) / SCALE + toMove(g, [seat], TO_MOVE));
}
