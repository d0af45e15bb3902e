import { type Action, NONE, type Reader } from "../../kernel";

/**
 * Crystals vanish, and energy is paid straight from the field; a conversion that is no part of a player's own Main Phase may
 * wait for the end of the turn. Nobody is asked in a window for these alone (SM 19.5, SM 6.21).
 */
export function isVain({ state }: Reader, { type, card = NONE }: Action): boolean {
  if (type === "crystal" || type === "use-energy") return true;
  const { step, seat } = state.turn;
  const isOwnMain = step === "main" && state.cards[card]?.controller === seat;
  return type === "convert" && step !== "end" && !isOwnMain;
}
