import type { Decision } from "./decision";
import type { Cause, GameEvent } from "./event";
import type { Rules } from "./rules";
import type { State } from "./state";

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
  /** Freezes what the verbs put into the state, so that a change round them throws. For tests. */
  readonly strict: boolean;
}

/** Puts a question to a seat: the running step gets the answer. @throws when another question is open. */
export function ask(g: Engine, decision: Decision): void {
  if (g.state.decision !== null) throw new Error(`already asking: ${g.state.decision.prompt.key}`);
  g.state.decision = decision;
}
