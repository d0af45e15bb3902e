import type { Engine, Seat } from "../../kernel";
import { logistic } from "../log-odds";

/**
 * The chance that a seat wins: certain once the game is over, otherwise a logistic function of its lead.
 * @param lead in units of log odds.
 */
export function chanceFrom({ state: { outcome } }: Engine, seat: Seat, lead: () => number): number {
  if (outcome === null) return logistic(lead());
  return outcome.winners.includes(seat) ? 1 / outcome.winners.length : outcome.winners.length === 0 ? 0.5 : 0;
}
