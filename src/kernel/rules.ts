import type { ActionSpecOf, ActOptionsOf } from "./decisions/act-options";
import type { Action, Answer, Decision, Verdict } from "./decisions/decision";
import type { Locals, MannerOf, ProcedureOf, StepOf } from "./flow/procedure-types";
import type { CardDef, Change, StatEffect } from "./state/card-def";
import type { Batch, Heap, Readable, Rest } from "./state/engine";
import type { Cause, GameEvent } from "./state/event";
import type { CardId, Seat, ZoneId } from "./state/ids";
import type { Message, Plain } from "./state/plain";
import type { Card, Config, Holder, LastKnown, PendingTrigger, StackItem, State } from "./state/state";
import type { OfInstance, OfSeat } from "./state/subject";

/** Who may see the cards of a zone: all seats (unless face down), its owner, or no one. */
export type ZoneVisibility = "all" | "owner" | "nobody";

/** A kind of zone: whose it is, who sees its cards, and its shape. */
export interface ZoneSpec {
  readonly key: string;
  /** True when all seats share one such zone; otherwise every seat has its own. */
  readonly shared?: boolean;
  readonly sees: ZoneVisibility;
  readonly shape: "pile" | "row" | "grid";
  /** True when it holds cards only while they are carried out. It must be empty whenever a seat acts in its turn. */
  readonly transient?: true;
  /** The clause by which the owner orders cards that arrive together, and when it applies. */
  readonly ordered?: { readonly rule: string; readonly if?: (g: Reader) => boolean };
}

/** How the kernel talks to the abilities of cards; the card language implements it. */
export interface AbilityRuntime {
  /** What a standing ability of `source` does to a stat of `card`, or null. */
  modifier(g: Reader, source: Card, ability: number, card: Card, stat: string): StatEffect | null;
  /** What an ability of `source` does to a value of a seat or an instance, or null. */
  modifierOf?(
    g: Reader,
    source: Card,
    ability: number,
    of: OfSeat | OfInstance,
    name: string,
  ): StatEffect | null;
  /** Whether a standing ability printed on this card changes values of its own card alone. Defaults to no. */
  isOwn?(g: Reader, def: string, ability: number): boolean;
  /**
   * Whether its effect on a card depends only on that card and its own card, with what is on them, on whose turn it is and
   * on which seats are still in the game. Defaults to no.
   */
  isLocal?(g: Reader, def: string, ability: number): boolean;
  /** Whether a standing ability could lower a value now. Defaults to yes. */
  lowers?(g: Reader, source: Card, ability: number): boolean;
  /**
   * Whether this event triggers the ability.
   * @param source the watching card; as it was before the event if its abilities stopped with it.
   * @param was the card of the event as it was before.
   */
  triggers(g: Engine, source: Card, ability: number, event: GameEvent, was?: LastKnown): boolean;
  /** Starts a triggered ability: pushes its frames. */
  run(g: Engine, trigger: PendingTrigger): void;
  /**
   * Whether two pending triggers may run in either order with the same result. Defaults to no.
   */
  interchangeable?(g: Reader, a: PendingTrigger, b: PendingTrigger): boolean;
  /** Whether the ability replaces this change. `optional` asks its controller first. */
  replaces(g: Engine, source: Card, ability: number, change: Change): false | "always" | "optional";
  /** Carries out the replacement instead of the change. */
  replace(g: Engine, source: Card, ability: number, change: Change): void;
}

/** How responses work at one kind of moment. */
export interface WindowSpec extends ActOptions {
  /**
   * `immediate`: a play resolves at once. `chain`: collect, then resolve all, last first. `stack`: when all
   * pass, resolve the newest and ask again.
   */
  readonly mode: "immediate" | "chain" | "stack";
  /** True when the first seat acts in its own turn there rather than responds: it is never auto-passed. */
  readonly own?: boolean;
  /** Seats in the order in which they are asked. */
  seats(g: Engine): readonly Seat[];
  /** Whether the reason for the window is gone. Once its stack is empty, no seat is asked in it any more. */
  isOver?(g: Engine): boolean;
  /** Resolves an item of the chain or stack. */
  resolve?(g: Engine, item: StackItem): void;
  /** Handles an item that was negated, or whose seat is out, when it would resolve. */
  fizzle?(g: Engine, item: StackItem): void;
  /** True when a seat that is asked in it has priority: triggers and checks that wait for priority run first. */
  readonly priority?: boolean;
}

/** An action that any seat may take at any time, whoever is asked. */
export interface AnytimeSpec {
  /** Its possible data. Defaults to none. */
  readonly variants?: readonly Readonly<Record<string, Plain>>[];
  /** Seat counter that is spent to take back an action. */
  readonly spends?: string;
  can(g: Engine, seat: Seat, action: Action): Verdict;
  perform(g: Engine, seat: Seat, action: Action): void;
}

/** What leaves together with a card, and where the card really goes. */
export interface Leaving {
  /** The zone it goes to; NONE removes it from the game. Defaults to where it was sent. */
  readonly to?: ZoneId;
  /** Type of its event. Defaults to the one it was sent by. */
  readonly as?: string;
  /** Cards that leave with it (its attachments), and where they go. */
  readonly along?: readonly { readonly card: CardId; readonly to: ZoneId; readonly as: string }[];
  /** Counters on it that go elsewhere instead of being lost. */
  readonly spill?: readonly { readonly counter: string; readonly to: Holder }[];
  /** Abilities of it that the rules trigger wherever it was, each with the type of event it is given. */
  readonly triggers?: readonly { readonly ability: number; readonly by: string }[];
}

/** A state-based check: restores what must hold; true when it changed anything. */
export interface Check {
  readonly name: string;
  readonly rule: string;
  /** `step`: after every step, also inside effects and payments. `priority`: when a seat is about to get priority.
   *  Defaults to `effect`: when the running effect is over. */
  readonly when?: "step" | "effect" | "priority";
  /** The values it reads, and the zones whose cards it reads them of, with what is on those cards: it is then given only
   *  cards for which these may have changed. A value with a base (see `bases`) must start from its card alone and from
   *  other values named here. Defaults to anything. */
  readonly of?: { readonly zones: readonly string[]; readonly stats: readonly string[] };
  /** @param cards the cards to look at, zone by zone. Empty without `of`. */
  run(g: Engine, cards: readonly CardId[]): boolean;
}

/** A limit on the cards of a seat; how many it allows is its seat's value `places-NAME`. */
export interface Limit {
  readonly name: string;
  readonly rule: string;
  /** Zones whose cards count together. */
  readonly zones: readonly string[];
  /** Whether this card counts. Defaults to yes. */
  counts?(g: Reader, card: Card): boolean;
}

/** A fault in a config. */
export interface Problem {
  /** Where it is in the config: "seats.1.deck". */
  readonly path: string;
  readonly why: Message;
  readonly rule: string;
}

/** How a series is played. */
export interface SeriesSpec {
  /** Maximum number of games, odd. */
  readonly bestOf: number;
  /** How many sides it is for: teams, or seats without one. */
  readonly sides: number;
  readonly rule: string;
}

/** The rules of one game: everything the kernel asks of it. */
export interface Rules {
  readonly slug: string;
  /** Incremented when a change of rules or cards changes the meaning of old answers. */
  readonly version: number;
  /** Number of seats: at most `SEATS_MOST`. */
  readonly seats: { readonly min: number; readonly max: number; readonly rule: string };
  /** The most that a saved game may hold: cards (default 1,000), and the amount of any value (default 999). A save
   *  beyond that was not made by playing. */
  readonly bounds?: { readonly cards?: number; readonly value?: number };
  readonly zones: readonly ZoneSpec[];
  readonly cards: Readonly<Record<string, CardDef>>;
  readonly procedures: Readonly<Record<string, Procedure>>;
  readonly windows: Readonly<Record<string, WindowSpec>>;
  /** Name of the procedure that runs the whole game. */
  readonly start: string;
  /** Order in which modifiers apply, first to last. */
  readonly layers: readonly string[];
  /** The layers of one value, where it has an order of its own. */
  layersOf?(stat: string): readonly string[];
  /** Values that do not start from print, by name, and what each starts from (a level, from the cores on the card). */
  readonly bases?: Readonly<Record<string, (g: Reader, card: Card) => number>>;
  /** Values of a seat, by name, and what each starts from; others start from 0. */
  readonly seatBases?: Readonly<Record<string, (g: Reader, seat: Seat) => number>>;
  /** How many cards a seat may have in certain zones: see `zoneLimitLeft`. */
  readonly limits?: readonly Limit[];
  /** Whether a printed card has a type, colour or name that text may refer to and change. Defaults to type and subtypes. */
  isOfKind?(def: CardDef, name: string): boolean;
  readonly abilities: AbilityRuntime;
  /** Changes that card text may replace, and how to carry each out unreplaced: see `attempt`. */
  readonly changes?: Readonly<Record<string, (g: Engine, change: Change) => void>>;
  /** Runs once nothing replaces such a change, before it is carried out; for several at once, before any of them. */
  readonly confirmed?: Readonly<Record<string, (g: Engine, change: Change) => void>>;
  readonly checks?: readonly Check[];
  readonly anytime?: Readonly<Record<string, AnytimeSpec>>;
  /** Clause that forbids play during a time-out, in games that have one. */
  readonly pauseRule?: string;
  /** `nested`: new triggers run before older ones still waiting; `queued`: after them. */
  readonly triggers: {
    readonly order: "nested" | "queued";
    /**
     * `soon` (the default): as soon as nothing atomic runs. `chain`: when the chain that is being built or resolved is
     * over. `priority`: when a seat is about to get priority (see `WindowSpec.priority`).
     */
    readonly when?: "soon" | "chain" | "priority";
    /** Puts a trigger on the stack where triggers can be responded to. By default it runs at once. */
    raise?(g: Engine, trigger: PendingTrigger): void;
    /** True when a seat with several triggers chooses their order; otherwise the oldest card goes first. */
    readonly choose: boolean;
    /**
     * Who chooses: each seat among its own, seats in turn order (the default), or the turn player among all.
     */
    readonly chooser?: "controller" | "turn";
    /** How often simultaneous changes trigger an ability: for each of them (the default), or once. */
    readonly simultaneous?: "each" | "once";
    readonly rule: string;
  };
  /**
   * Further types by which abilities hear an event: a card that is destroyed has also left the field. It stays one event in
   * the log. Defaults to none.
   */
  eventAliases?(g: Reader, event: GameEvent): readonly string[];
  /**
   * Events to which triggered abilities of hidden cards may respond, if their seat wants them to. Each seat that might have
   * such a card is asked each time, whether or not it has one, so that being asked tells nothing. Defaults to none.
   */
  readonly hiddenResponses?: {
    readonly on: readonly string[];
    /** Name of the window in which they are asked: see `secretAnswers`. */
    readonly window: string;
    readonly rule: string;
    /** Seats that might have such a card by public information, in the order in which they decide. */
    seats(g: Engine): readonly Seat[];
    /** What happens as soon as a seat decides to use the ability (its card is turned face up). Defaults to nothing. */
    used?(g: Engine, trigger: PendingTrigger): void;
  };
  /** Which answers their seat may take back (`mark`), and which make earlier ones final (`seal`). */
  readonly takebacks?: {
    mark(g: Engine, answer: Answer): string | null;
    seal(g: Engine, answer: Answer): boolean;
  };
  /** Turns a state saved under earlier rules into one of these rules. Plain data in and out; running it twice changes
   *  nothing more. Defaults to no change. */
  upgrade?(state: State): State;
  /** Whether this action announces something that is chosen and paid for in several answers. Its seat may cancel it until
   *  it is paid: see `backing`. Defaults to no. */
  announces?(action: Action): boolean;
  /** The most cards in a side deck, with its clause. Defaults to no limit. */
  readonly sideDeck?: { readonly most: number; readonly rule: string };
  /** How a series, best of n, is played: see `matchFor`. Defaults to single games. */
  readonly series?: SeriesSpec;
  /** All faults of a config (decks, options, seats). Empty when it can be played. */
  problems(config: Config): readonly Problem[];
  /** What a seat may do when it is asked to act outside a window. */
  turn(g: Reader): ActOptions;
  /**
   * Whether an action names all it needs. Actions are also judged before their cell or target is chosen; those are not
   * answers. Defaults to yes.
   */
  isComplete?(g: Reader, action: Action): boolean;
  /** Whether this card's abilities work where it is. */
  isLive(g: Reader, card: Card): boolean;
  /** Whether the seat sees this card's face. Undefined where zone and facing decide. */
  sees?(g: Reader, card: Card, seat: Seat): boolean | undefined;
  /**
   * What leaves together with a card that moves to another zone or (NONE) out of the game. Not asked about cards that
   * stay the same card. Defaults to nothing.
   * @param as type of the event it is sent by.
   */
  leaving?(g: Reader, card: Card, to: ZoneId, as: string): Leaving | undefined;
  /** The step that ends a turn, where it continues when its seat leaves the game. Defaults to continuing as it is. */
  readonly turnEnd?: { readonly procedure: string; readonly step: string };
  /** Handles the cards of a seat that is eliminated. What it was doing has already stopped: see `leaveGame`. */
  onOut?(g: Engine, seat: Seat): void;
  /** Whether this counter stays on a card wherever it moves, even into a shuffled pile. Defaults to no. */
  lasting?(counter: string): boolean;
  /**
   * Last known information about a card that is about to leave its zone, beside the card itself: its values, as plain data
   * that the card language reads (`lastValues`). Defaults to none: effects do not look back.
   */
  lastKnown?(g: Reader, card: Card): Plain;
  /**
   * The answer of a seat that has left the game. By default it passes, or does as little as the decision allows.
   */
  defaultAnswer?(g: Engine, decision: Decision): Answer | undefined;
  /**
   * Clause by which seats that can end a loop declare how often it repeats, and may not restart it. By default a recurring
   * position is a draw.
   */
  readonly loops?: { readonly rule: string };
  /** Fields of the game's variables that hold stamps, apart from `stamp`. Defaults to none. */
  readonly serials?: readonly string[];
  /**
   * Finishes the game or breaks the loop when a position recurs. Without it, or if no seat can break the loop, the game is
   * drawn.
   */
  onLoop?(g: Engine): void;
}

/** Rules with something to read: a running game, or one seat's view of it. */
export interface Reader {
  readonly rules: Rules;
  readonly state: Readable;
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

/** A position with its open decision: enough to read what a seat knows. */
export type Knowing = Pick<Engine, "rules" | "state">;

export type ActionSpec = ActionSpecOf<Reader, Engine>;
export type ActOptions = ActOptionsOf<Reader, Engine>;
export type Manner<L extends object> = MannerOf<Knowing, L>;
export type Procedure = ProcedureOf<Engine, Knowing>;
export type Step<L extends object = Locals> = StepOf<Engine, L>;
