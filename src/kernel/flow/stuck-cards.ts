import type { Engine } from "../rules";
import type { CardId } from "../state/ids";

/** Cards that still lie where they are only carried out, though a seat is asked what to do in its turn: always none. */
export function stuckCards({ state, rules }: Engine): CardId[] {
  const { decision } = state;
  if (decision?.kind !== "act" || decision.window !== undefined) return [];
  const passing = rules.board.zones.flatMap(({ key, transient }) => (transient ? [key] : []));
  return state.zones.flatMap(({ key, cards }) => (passing.includes(key) ? cards : []));
}
