import type { Action, Reader } from "../../kernel";

/**
 * Crystals vanish, and energy is paid straight from the field; a conversion that is no part of a player's own Main Phase may
 * wait for the end of the turn. Nobody is asked in a window for these alone (SM 19.5, SM 6.21).
 */
export function isVain({ state }: Reader, { type }: Action): boolean {
  if (type === "crystal" || type === "use-energy") return true;
  const { turn, decision } = state;
  const isOwnMain = turn.step === "main" && decision?.seat === turn.seat;
  return type === "convert" && turn.step !== "end" && !isOwnMain;
}
