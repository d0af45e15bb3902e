import type { ActionSpecOf, ActOptionsOf } from "./decisions/act-options";
import type { AnytimeSpecOf, DecisionRules } from "./decisions/decision-rules";
import type { AbilityRuntimeOf } from "./flow/ability-runtime";
import type { CheckOf, FlowRules } from "./flow/flow-rules";
import type { Locals, ProcedureOf, ProcedureOptionsOf, StepOf } from "./flow/procedure-types";
import type { WindowSpecOf } from "./flow/window-rules";
import type { InformationRules } from "./information/information-rules";
import type { LoopRules } from "./loops/loop-rules";
import type { SeriesSpec } from "./series/series-rules";
import type { BoardRules, LimitOf, ZoneSpecOf } from "./state/board-rules";
import type { CardDef } from "./state/card-def";
import type { Batch, CheckCache, PileArrival, ReadableState } from "./state/engine";
import type { Cause, GameEvent } from "./state/event";
import type { PositionRulesOf } from "./state/position-rules";
import type { State } from "./state/state";
import type { ValueRules } from "./values/value-rules";

/** The rules of one game: everything the kernel needs from it. */
export interface Rules {
  readonly slug: string;
  /** Incremented when a change of rules or cards changes the meaning of old answers. */
  readonly version: number;
  /** Turns a state saved under earlier rules into one of these rules. Plain data in and out; running it twice changes
   *  nothing more. Defaults to no change. */
  upgrade?(state: State): State;
  readonly cards: Readonly<Record<string, CardDef>>;
  readonly abilities: AbilityRuntime;
  readonly board: BoardRules<Reader>;
  readonly decisions: DecisionRules<Reader, Engine>;
  readonly flow: FlowRules<Reader, Engine, Position>;
  readonly values: ValueRules<Reader>;
  readonly information: InformationRules<Reader, Engine>;
  readonly loops: LoopRules<Engine>;
  /** How a series is played: see `seriesFor`. Defaults to single games. */
  readonly series?: SeriesSpec;
  /** How a match begins in a position. Undefined unless the match does: these rules are loaded for it alone. */
  readonly position?: PositionRules;
}

/** Rules with something to read: a running game or one seat's view of it. */
export interface Reader {
  readonly rules: Rules;
  readonly state: ReadableState;
}

/**
 * A running game: its rules, its state, and the transient context of the running step. Only `state` is ever
 * saved.
 */
export interface Engine {
  readonly rules: Rules;
  state: State;
  /** Events of the current answer, or null if nothing records them (simulation). */
  events: GameEvent[] | null;
  /** The state right after each of `events`, for showing an answer in order. Null if not needed. */
  trace: State[] | null;
  /** Clause of the running step, cited by its events. */
  rule: string;
  cause: Cause;
  /** True while a replaceable change happens, after all replacements were considered. */
  attempting: boolean;
  /** The running simultaneous change, or null. */
  batch: Batch | null;
  /** Piles that several cards have entered together in the running step: see `ZoneSpec.ordered`. */
  pileArrivals: PileArrival[];
  /** Increases with every change of a card (or its modifiers), a zone, a seat or a team. */
  version: number;
  /** The version of each card's last change, by card id. */
  readonly touched: number[];
  /** The state in which each check, in the rules' order, last found nothing. */
  readonly checkCaches: CheckCache[];
  /** Freezes what verbs put into the state, so that a change that bypasses them throws. For tests. */
  readonly strict: boolean;
}

/** A position with its open decision: enough to read what a seat knows. */
export type Position = Pick<Engine, "rules" | "state">;

export type ActionSpec = ActionSpecOf<Reader, Engine>;
export type ActOptions = ActOptionsOf<Reader, Engine>;
export type ProcedureOptions<L extends object> = ProcedureOptionsOf<Position, L>;
export type Procedure = ProcedureOf<Engine, Position>;
export type Step<L extends object = Locals> = StepOf<Engine, L>;
export type AbilityRuntime = AbilityRuntimeOf<Reader, Engine>;
export type AnytimeSpec = AnytimeSpecOf<Engine>;
export type Check = CheckOf<Engine>;
export type Limit = LimitOf<Reader>;
export type PositionRules = PositionRulesOf<Rules, Engine>;
export type WindowSpec = WindowSpecOf<Reader, Engine>;
export type ZoneSpec = ZoneSpecOf<Reader>;
