import type { Decision } from "../decisions/decision";
import { isAnswerable } from "../decisions/kinds";
import type { CardId, ZoneId } from "./ids";
import type { LastKnown, State } from "./state";

/** The part of a state that a view also has: everything that reading the rules (legality, values, filters) may use. */
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

/** Cards on top of a pile that have entered it together. */
export interface PileArrival {
  readonly zone: ZoneId;
  readonly count: number;
}

/** Simultaneous changes: see `simultaneously`. */
export interface Batch {
  /** The changing cards as they were before, with their last known information. */
  readonly before: Map<CardId, LastKnown>;
  /** Abilities triggered so far, with the index of each trigger in `State.pending`. */
  readonly fired: Map<string, number>;
}

/** A state in which a check found nothing. It need not run again while that state is unchanged. */
export interface CheckCache extends Pick<State, "modifiers" | "watch" | "vars" | "turn" | "stack"> {
  readonly state: State;
  readonly version: number;
  /** Cards whose abilities change what it reads on other cards. Null if such an ability may depend on anything. */
  readonly reach: readonly CardId[] | null;
  /** Cards with an ability that changes only their own values and may depend on anything. */
  readonly volatileCards: readonly CardId[];
  /** Bit mask of the seats that were in the game. */
  readonly seats: number;
}

/** Records that a card or one of its modifiers has changed. Only verbs call it. */
export function touch(g: { readonly touched: number[]; version: number }, id: CardId): void {
  g.touched[id] = ++g.version;
}

/**
 * Asks a seat for a decision. The running step gets the answer.
 * @throws Error when another decision is open.
 * @throws RangeError when no answer is possible.
 */
export function ask(g: { readonly state: State }, decision: Decision): void {
  if (g.state.decision !== null) throw new Error(`already asking: ${g.state.decision.prompt.key}`);
  if (!isAnswerable(decision)) throw new RangeError(`no answer fits: ${decision.prompt.key}`);
  g.state.decision = decision;
}
