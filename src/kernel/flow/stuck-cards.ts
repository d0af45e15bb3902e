import type { Engine } from "../rules";
import type { CardId } from "../state/ids";

/** Cards stuck in a transient zone at a turn decision. Must be empty. */
export function stuckCards({ state, rules }: Engine): CardId[] {
  const { decision } = state;
  if (decision?.kind !== "act" || decision.window !== undefined) return [];
  const passing = rules.board.zones.flatMap(({ key, transient }) => (transient ? [key] : []));
  return state.zones.flatMap(({ key, cards }) => (passing.includes(key) ? cards : []));
}
