import type { Decision } from "./decision";
import type { Cause, GameEvent } from "./event";
import type { Plain } from "./plain";
import type { Rules } from "./rules";
import type { Card, CardId, State } from "./state";

/** The part of a state that a view has as well: what reading rules (legality, values, filters) may use. */
export type Readable = Pick<
  State,
  | "config"
  | "cards"
  | "zones"
  | "seats"
  | "turn"
  | "modifiers"
  | "stack"
  | "watch"
  | "vars"
  | "paused"
  | "outcome"
>;

/** Rules with something to read: a running game, or one seat's view of it. */
export interface Reader {
  readonly rules: Rules;
  readonly state: Readable;
}

/** Changes that count as one: see `together`. */
export interface Batch {
  /** Cards that change, as they were before it, with what the rules remember of them. */
  readonly before: Map<CardId, { readonly card: Card; readonly known: Plain }>;
  /** Abilities that it has set off so far. */
  readonly fired: Set<string>;
}

/** A running game: its rules, its state, and what is going on this moment. Only `state` is ever saved. */
export interface Engine {
  readonly rules: Rules;
  state: State;
  /** Events since they were last taken, or null when nobody listens (simulation). */
  events: GameEvent[] | null;
  /** Clause of the running step: cited by the events it makes. */
  rule: string;
  cause: Cause;
  /** True while a change that text may replace is being carried out after all replacements were considered. */
  attempting: boolean;
  /** The simultaneous change that is being carried out, or null. */
  batch: Batch | null;
  /** Freezes what the verbs put into the state, so that a change round them throws. For tests. */
  readonly strict: boolean;
}

/** Can the question be answered at all? */
function answerable(decision: Decision): boolean {
  switch (decision.kind) {
    case "pick":
      return decision.min <= decision.max && decision.min <= decision.options.length;
    case "amount":
      return decision.min <= decision.max;
    case "name":
      return decision.names.length > 0;
    case "place":
      return decision.cells.length > 0;
    default:
      return true;
  }
}

/**
 * Puts a question to a seat: the running step gets the answer.
 * @throws when another question is open. @throws RangeError when nothing could answer it.
 */
export function ask(g: Engine, decision: Decision): void {
  if (g.state.decision !== null) throw new Error(`already asking: ${g.state.decision.prompt.key}`);
  if (!answerable(decision)) throw new RangeError(`no answer fits: ${decision.prompt.key}`);
  g.state.decision = decision;
}
