import type { Decision } from "../../kernel";

/** An unfinished answer: the choices made before it is sent. Valid for one decision only. */
export interface Draft {
  readonly decision: Decision | null;
  readonly picks: readonly number[];
  readonly order: readonly number[] | null;
  readonly amount: number | null;
  /** Shares, source by source. */
  readonly amounts: readonly number[] | null;
  readonly name: string | null;
}

export const EMPTY_DRAFT: Draft = {
  decision: null,
  picks: [],
  order: null,
  amount: null,
  amounts: null,
  name: null,
};

/** The draft if it belongs to this decision, otherwise an empty one. */
export function draftFor(draft: Draft, decision: Decision | null): Draft {
  return draft.decision === decision ? draft : EMPTY_DRAFT;
}

/** Picks or un-picks an option. With a single pick, another option takes its place. */
export function toggled(draft: Draft, decision: Decision, index: number): Draft {
  const own = draftFor(draft, decision);
  const most = decision.kind === "pick" ? decision.max : 1;
  const without = own.picks.filter((pick) => pick !== index);
  if (without.length < own.picks.length) return { ...own, decision, picks: without };
  const room = most === 1 ? [] : own.picks.slice(0, most - 1);
  return { ...own, decision, picks: [...room, index] };
}

/** Moves one entry of an order up (-1) or down (1). */
export function moved(order: readonly number[], at: number, by: -1 | 1): readonly number[] {
  const to = at + by;
  const next = order.slice();
  const a = next[at];
  const b = next[to];
  if (a === undefined || b === undefined) return order;
  next[at] = b;
  next[to] = a;
  return next;
}
