import { fitsShares } from "../decisions/allot";
import type { Decision } from "../decisions/decision";
import type { Rules } from "../rules";
import type { Cause, GameEvent } from "./event";
import type { CardId, ZoneId } from "./ids";
import type { LastKnown, State } from "./state";

/**
 * The part of a state that a view also has: all that reading the rules (legality, values, filters) may use.
 */
export type Readable = Pick<
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

/** Rules with something to read: a running game, or one seat's view of it. */
export interface Reader {
  readonly rules: Rules;
  readonly state: Readable;
}

/** Cards on top of a pile that have come there together. */
export interface Heap {
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
export interface Rest
  extends Pick<State, "modifiers" | "watch" | "vars" | "turn" | "stack">,
    Pick<Engine, "state" | "version"> {
  /** Cards whose abilities change what it looks at on other cards; null when such an ability may depend on anything. */
  readonly reach: readonly CardId[] | null;
  /** Cards with an ability that changes only their own values and may depend on anything. */
  readonly fickle: readonly CardId[];
  /** The seats that were in the game, a bit each. */
  readonly seats: number;
}

/**
 * A running game: its rules, its state, and the transient context of the running step. Only `state` is ever
 * saved.
 */
export interface Engine {
  readonly rules: Rules;
  state: State;
  /** Events of the current answer, or null when nobody listens (simulation). */
  events: GameEvent[] | null;
  /** The state right after each of `events`, for those who show an answer in order; null when nobody does. */
  trace: State[] | null;
  /** Clause of the running step, cited by its events. */
  rule: string;
  cause: Cause;
  /** True while a replaceable change is carried out after all replacements were considered. */
  attempting: boolean;
  /** The simultaneous change being carried out, or null. */
  batch: Batch | null;
  /** Piles to which several cards have come together in the running step: see `ZoneSpec.ordered`. */
  heaps: Heap[];
  /** Rises with every change of a card (or of its modifiers), a zone, a seat or a team. */
  version: number;
  /** The version at which each card, by id, was last changed. */
  readonly touched: number[];
  /** The state in which each of the rules' checks, in their order, came to rest. */
  readonly atRest: Rest[];
  /** Freezes what verbs put into the state, so that a change that bypasses them throws. For tests. */
  readonly strict: boolean;
}

/** Notes that a card, or a modifier of it, has changed. Only verbs call it. */
export function touch(g: Engine, id: CardId): void {
  g.touched[id] = ++g.version;
}

/** Whether the decision can be answered. */
function answerable(decision: Decision): boolean {
  switch (decision.kind) {
    case "pick":
      return decision.min <= decision.max && decision.min <= decision.options.length;
    case "amount":
      return decision.min <= decision.max;
    case "allot":
      return fitsShares(decision, decision.proposal);
    case "name":
      return decision.names.length > 0;
    case "place":
      return decision.cells.length > 0;
    default:
      return true;
  }
}

/**
 * Asks a seat a question; the running step gets the answer.
 * @throws Error when another question is open.
 * @throws RangeError when no answer is possible.
 */
export function ask(g: Engine, decision: Decision): void {
  if (g.state.decision !== null) throw new Error(`already asking: ${g.state.decision.prompt.key}`);
  if (!answerable(decision)) throw new RangeError(`no answer fits: ${decision.prompt.key}`);
  g.state.decision = decision;
}
