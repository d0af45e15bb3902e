import { type Card, OK, type Reader, type Verdict } from "../../../kernel";
import { refuse } from "../table/messages";
import { has, isUnit } from "./defs";
import { varsOf } from "./vars";

/**
 * Turns of the game in which no card attacks and no skill rests its card: the first of each player (SM 25.2, SM 25.3).
 */
const FIRST_TURNS = 2;

export const isFirstTurn = (g: Reader): boolean => g.state.turn.number <= FIRST_TURNS;

/**
 * Whether the card arrived on the battleground in its controller's current round (SM 4.5, SM 12.7), without Haste
 * (SM 4.7, SM 14.4.1).
 */
export function isSick(g: Reader, card: Card): boolean {
  const since = varsOf(g.state).roundSince[card.controller] ?? 0;
  return card.stamp > since && isUnit(g, card) && has(g, card.id, "haste") === 0;
}

/** Whether a card may rest for a skill of its own (SM 4.6, SM 6.15, SM 25.2). */
export function mayRest(g: Reader, card: Card): Verdict {
  const args = { card: card.def };
  if (card.rested) return refuse("soul-masters.resting", "SM 6.15", args);
  if (isFirstTurn(g)) return refuse("soul-masters.first-turns", "SM 25.2");
  return isSick(g, card) ? refuse("soul-masters.sick", "SM 10.8", args) : OK;
}
