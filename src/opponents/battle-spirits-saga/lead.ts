import type { Reader, Seat } from "../../kernel";
import { leadWeight, progress } from "../search/first-turns";
import { toMove } from "../search/to-move";
import { evaluate, WEIGHTS, type Weights } from "./evaluation";

/**
 * Weights of the search. A player to move answers a threat before it comes, and the playout shows what is left of it: in
 * played games it tells nothing about the result. A certain attack tells more than the scripted levels make of it.
 */
const SEARCHED: Weights = { ...WEIGHTS, attack: 1.4, threat: 0 };

/** A lead of this value makes a win e times as likely as a loss. */
const SCALE = 14.2;
/** The log odds of the player to move in an even position, and how they rise while most games are decided. */
const TO_MOVE = 0.13;
const DECIDING = { added: 0.3, from: 4, until: 8 } as const;

/** The turn from which a lead has its full weight. */
const FULL_WEIGHT = 5;

/** How far ahead a seat is, in log odds. Fitted to games between quick players. */
export function lead(g: Reader, seat: Seat): number {
  const { added, from, until } = DECIDING;
  const odds = TO_MOVE + added * progress(g.state.turn.number, from, until);
  return leadWeight(g, FULL_WEIGHT) * (evaluate(g, seat, SEARCHED, false) / SCALE + toMove(g, [seat], odds));
}
