import type { Decision } from "../decisions/decision";
import { isAnswerable } from "../decisions/kinds";
import type { CardId, ZoneId } from "./ids";
import type { LastKnown, State } from "./state";

/**
 * The part of a state that a view also has: all that reading the rules (legality, values, filters) may use.
 */
export type ReadableState = Pick<
  State,
  | "config"
  | "cards"
  | "zones"
  | "seats"
  | "turn"
  | "modifiers"
  | "stack"
  | "instances"
  | "teams"
  | "left"
  | "past"
  | "watch"
  | "vars"
  | "paused"
  | "outcome"
>;

/** Cards on top of a pile that have come there together. */
export interface PileArrival {
  readonly zone: ZoneId;
  readonly count: number;
}

/** Changes that count as one: see `simultaneously`. */
export interface Batch {
  /** The cards that change, as they were before, with the rules' last-known information. */
  readonly before: Map<CardId, LastKnown>;
  /** Abilities it has triggered so far, with the index of each trigger in `State.pending`. */
  readonly fired: Map<string, number>;
}

/** A state in which a check came to rest: unchanged, it need not run again. */
export interface CheckCache extends Pick<State, "modifiers" | "watch" | "vars" | "turn" | "stack"> {
  readonly state: State;
  readonly version: number;
  /** Cards whose abilities change what it looks at on other cards; null when such an ability may depend on anything. */
  readonly reach: readonly CardId[] | null;
  /** Cards with an ability that changes only their own values and may depend on anything. */
  readonly volatileCards: readonly CardId[];
  /** The seats that were in the game, a bit each. */
  readonly seats: number;
}

/** Notes that a card, or a modifier of it, has changed. Only verbs call it. */
export function touch(g: { readonly touched: number[]; version: number }, id: CardId): void {
  g.touched[id] = ++g.version;
}

/**
 * Asks a seat a question; the running step gets the answer.
 * @throws Error when another question is open.
 * @throws RangeError when no answer is possible.
 */
export function ask(g: { readonly state: State }, decision: Decision): void {
  if (g.state.decision !== null) throw new Error(`already asking: ${g.state.decision.prompt.key}`);
  if (!isAnswerable(decision)) throw new RangeError(`no answer fits: ${decision.prompt.key}`);
  g.state.decision = decision;
}
