import type { Engine } from "../../kernel";

/** Whether the active player may act and nothing is still in progress. */
export function isSettled({ state: { decision, turn, stack } }: Engine): boolean {
  if (decision?.kind !== "act" || decision.seat !== turn.seat || stack.length > 0) return false;
  return decision.window === undefined || decision.own === true;
}
