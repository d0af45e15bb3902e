import type { ActOptions } from "./decisions/action-spec";
import type { Action, Answer, Decision, Verdict } from "./decisions/decision";
import type { Procedure } from "./flow/procedure";
import type { Engine, Reader } from "./state/engine";
import type { GameEvent } from "./state/event";
import type { CardId, Face, Seat, ZoneId } from "./state/ids";
import type { Message, Plain } from "./state/plain";
import type {
  Card,
  Config,
  Holder,
  LastKnown,
  ModifierOp,
  PendingTrigger,
  StackItem,
  State,
} from "./state/state";
import type { OfInstance, OfSeat } from "./values/values";

/** Who may see the cards of a zone: everybody (unless face down), its owner, or nobody. */
export type ZoneVisibility = "all" | "owner" | "nobody";

/** A kind of zone: whose it is, who sees its cards, and how they lie. */
export interface ZoneSpec {
  readonly key: string;
  /** True when all seats share one such zone; otherwise every seat has its own. */
  readonly shared?: boolean;
  readonly sees: ZoneVisibility;
  readonly shape: "pile" | "row" | "grid";
  /** True when cards lie in it only while they are being carried out: nothing is left there when a turn goes on. */
  readonly transient?: true;
  /** The clause by which its owner orders cards that come on top of it together, and whether it applies. */
  readonly ordered?: { readonly rule: string; readonly if?: (g: Reader) => boolean };
}

/** An event type, a `stat:NAME` or a `replace:TYPE` that an ability listens to. */
export interface Watch {
  readonly on: string;
  readonly ability: number;
  /** Zones in which this ability works; absent: wherever `Rules.isLive` says that abilities of the card do. */
  readonly where?: readonly string[];
  /** How the card must lie there; absent: face up. */
  readonly face?: Face;
}

/** What the kernel needs to know about a printed card; games and the card language add the rest. */
export interface CardDef {
  readonly name: string;
  readonly type: string;
  readonly subtypes?: readonly string[];
  /** Printed values by stat name. */
  readonly stats: Readonly<Record<string, number>>;
  readonly watches: readonly Watch[];
  /** What it is while it lies in a zone of this key, where that differs (a card that is paid with counts as a core). */
  readonly nature?: Readonly<Record<string, TypeInZone>>;
}

/** What a card is in one place: what is not given is as printed. */
export type TypeInZone = Partial<Pick<CardDef, "type" | "subtypes" | "stats">>;

/** A change that card text may replace before it happens. */
export interface Change {
  readonly type: string;
  /** The card that is affected, or NONE. */
  readonly card: number;
  /** The seat that is affected and chooses between replacements; by default the card's controller. */
  readonly seat?: Seat;
  readonly data?: Readonly<Record<string, Plain>>;
}

/** A change of a value, and the layer in which it is applied. */
export interface StatEffect {
  readonly layer: string;
  readonly op: ModifierOp;
  readonly amount: number;
}

/** How the kernel talks to the abilities of cards; the card language implements it. */
export interface AbilityRuntime {
  /** What a standing ability of `source` does to a stat of `card`, or null. */
  modifier(g: Reader, source: Card, ability: number, card: Card, stat: string): StatEffect | null;
  /** What an ability of `source` does to a value of a seat or of something that is about to be dealt, or null. */
  modifierOf?(
    g: Reader,
    source: Card,
    ability: number,
    of: OfSeat | OfInstance,
    name: string,
  ): StatEffect | null;
  /** Does a standing ability printed on this card change values of its own card alone? Absent: none does. */
  isOwn?(g: Reader, def: string, ability: number): boolean;
  /**
   * Does what it does to a card follow from that card and its own alone, with what is on them, from whose turn it is and
   * from who is still in the game? Absent: none does.
   */
  isLocal?(g: Reader, def: string, ability: number): boolean;
  /** Could a standing ability make a value lower, as things are? Absent: each could. */
  lowers?(g: Reader, source: Card, ability: number): boolean;
  /**
   * Does this event trigger the ability?
   * @param source the watching card; if its abilities stopped with this very event, as it was before.
   * @param was the card of the event as it was before.
   */
  triggers(g: Engine, source: Card, ability: number, event: GameEvent, was?: LastKnown): boolean;
  /** Starts a triggered ability: pushes its frames. */
  run(g: Engine, trigger: PendingTrigger): void;
  /**
   * Does it make no difference which of two waiting triggers runs first? Without it, order always matters.
   */
  interchangeable?(g: Reader, a: PendingTrigger, b: PendingTrigger): boolean;
  /** May the ability replace this change? `optional` asks its controller first. */
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
  /** True where being asked first is one's own turn to act, not a chance to respond: nobody passes there unasked. */
  readonly own?: boolean;
  /** Seats in the order in which they are asked. */
  seats(g: Engine): readonly Seat[];
  /** Is what the window is about over? Then nobody is asked in it any more, once its stack is empty. */
  isOver?(g: Engine): boolean;
  /** Resolves an item of the chain or stack. */
  resolve?(g: Engine, item: StackItem): void;
  /** What happens to an item that was negated, or whose seat is out, when it would resolve. */
  fizzle?(g: Engine, item: StackItem): void;
  /** True when being asked in it is to have priority: what waits for that goes first. */
  readonly priority?: boolean;
}

/** An action that any seat may take at any time, whoever is asked. */
export interface AnytimeSpec {
  /** Its possible data; by default it has none. */
  readonly variants?: readonly Readonly<Record<string, Plain>>[];
  /** Seat counter that is spent to take back an action. */
  readonly spends?: string;
  can(g: Engine, seat: Seat, action: Action): Verdict;
  perform(g: Engine, seat: Seat, action: Action): void;
}

/** What goes with a card that leaves its place, at the same moment, and where it really goes. */
export interface Leaving {
  /** Where it really goes; NONE: out of the game. Absent: where it was sent. */
  readonly to?: ZoneId;
  /** Type of its event; absent: the one it was sent by. */
  readonly as?: string;
  /** Cards that leave with it (its attachments), and where they go. */
  readonly along?: readonly { readonly card: CardId; readonly to: ZoneId; readonly as: string }[];
  /** Counters on it that are not lost but go to somebody else. */
  readonly spill?: readonly { readonly counter: string; readonly to: Holder }[];
  /** Abilities of it that are triggered by rule, wherever it lay, and the type of event they are given. */
  readonly triggers?: readonly { readonly ability: number; readonly by: string }[];
}

/** A state-based check: restores what must hold; true when it changed anything. */
export interface Check {
  readonly name: string;
  readonly rule: string;
  /** `step`: after every step, also inside effects and payments, of which one step is the unit. `priority`: when a
   *  seat is about to get priority. Absent: not before the running effect is over. */
  readonly when?: "step" | "effect" | "priority";
  /** What it looks at, if that is these values of the cards in zones of these keys, and what is on each of those cards:
   *  then it is given only cards for which that may have changed. A value with a base (see `bases`) must start from its
   *  card alone and from other values named here. Absent: anything. */
  readonly of?: { readonly zones: readonly string[]; readonly stats: readonly string[] };
  /** @param cards what it looks at: cards as they lie, zone by zone; none where it says nothing of it. */
  run(g: Engine, cards: readonly CardId[]): boolean;
}

/** A limit on the cards of a seat; how many it allows is its seat's value `places-NAME`. */
export interface Limit {
  readonly name: string;
  readonly rule: string;
  /** Zones whose cards count together. */
  readonly zones: readonly string[];
  /** Does this card take a place? Absent: each does. */
  counts?(g: Reader, card: Card): boolean;
}

/** Something that is wrong with a config. */
export interface Problem {
  /** Where it is in the config: "seats.1.deck". */
  readonly path: string;
  readonly why: Message;
  readonly rule: string;
}

/** How a match of several games is played. */
export interface MatchSpec {
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
  /** How many may play: at most `SEATS_MOST`. */
  readonly seats: { readonly min: number; readonly max: number; readonly rule: string };
  /** The most that a saved game may hold: cards (default 1,000), and the amount of any value (default 999). What is
   *  beyond was not made by playing. */
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
  /** How many cards a seat may have in certain zones: see `placesLeft`. */
  readonly limits?: readonly Limit[];
  /** Is a printed card of a kind that text may speak of and change (types, colours, names)? Absent: type and subtypes. */
  isOfKind?(def: CardDef, name: string): boolean;
  readonly abilities: AbilityRuntime;
  /** Changes that card text may replace, and how to carry each out unreplaced: see `attempt`. */
  readonly changes?: Readonly<Record<string, (g: Engine, change: Change) => void>>;
  /** What comes of such a change as soon as nothing replaces it, before it is carried out; of several at once, before any
   *  of them is. */
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
    /** Puts one up where triggers are answered as plays are; by default it runs at once. */
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
   * Further types under which abilities hear an event: a card that is destroyed has also left the field. It is one event
   * all the same, and the log has it once. Absent: abilities hear events by their own types alone.
   */
  eventAliases?(g: Reader, event: GameEvent): readonly string[];
  /**
   * Events to which triggered abilities of hidden cards may answer, if their seat wants them to. Everybody who might have
   * such a card is asked each time, whether or not it has one that answers, so that being asked tells nothing. Absent:
   * hidden cards answer to nothing of themselves.
   */
  readonly hiddenResponses?: {
    readonly on: readonly string[];
    /** Name of the window in which they are asked: see `secretAnswers`. */
    readonly window: string;
    readonly rule: string;
    /** Who might, as far as everybody knows, in the order in which they decide. */
    seats(g: Engine): readonly Seat[];
    /** What happens as soon as a seat decides to use the ability (its card is turned face up). Defaults to nothing. */
    used?(g: Engine, trigger: PendingTrigger): void;
  };
  /** Which answers their seat may take back (`mark`), and which make earlier ones final (`seal`). */
  readonly takebacks?: {
    mark(g: Engine, answer: Answer): string | null;
    seal(g: Engine, answer: Answer): boolean;
  };
  /** A saved state as these rules read it, made from one that earlier rules have left. Plain data in and out; what is
   *  already as it should be stays. Absent: nothing has changed. */
  upgrade?(state: State): State;
  /** Does this action announce something that is chosen and paid for in several answers? Its seat may back out of it
   *  until it is paid: see `backing`. Absent: no action does. */
  announces?(action: Action): boolean;
  /** How many cards a side deck may have, and the clause that says so; absent: as many as one likes. */
  readonly sideDeck?: { readonly most: number; readonly rule: string };
  /** A match of several games: see `matchFor`. Absent: every game is played for itself. */
  readonly match?: MatchSpec;
  /** Everything wrong with a config (decks, options, seats); empty when it can be played. */
  problems(config: Config): readonly Problem[];
  /** What the seat may do that is asked to act outside a window. */
  turn(g: Reader): ActOptions;
  /**
   * Does an action say everything it needs? Deeds are also judged when their cell or target is still
   * to be chosen; those are no answers. By default every action is complete.
   */
  isComplete?(g: Reader, action: Action): boolean;
  /** Do this card's abilities work where it is? */
  isLive(g: Reader, card: Card): boolean;
  /** May the seat see this card's face? Undefined: the zone and the face decide. */
  sees?(g: Reader, card: Card, seat: Seat): boolean | undefined;
  /**
   * What goes with a card that is about to leave its place for another one or (NONE) for good. Not asked about cards that
   * stay the same card. Absent: it goes alone.
   * @param as type of the event it is sent by.
   */
  leaving?(g: Reader, card: Card, to: ZoneId, as: string): Leaving | undefined;
  /** Where a turn goes on whose seat leaves the game: the step that ends it. Absent: it goes on as it is. */
  readonly turnEnd?: { readonly procedure: string; readonly step: string };
  /** What happens to the cards of a seat that is eliminated; what it was doing has stopped, see `leaveGame`. */
  onOut?(g: Engine, seat: Seat): void;
  /** Does this counter go with a card wherever it goes, even into a pile that is shuffled? Absent: none does. */
  lasting?(counter: string): boolean;
  /**
   * What triggers and running effects may need to know of a card that is about to leave its zone, beside the card as it
   * was: its values. As plain data, as the card language reads it: `lastValues`. Absent: effects do not look back.
   */
  lastKnown?(g: Reader, card: Card): Plain;
  /**
   * What a seat that has left answers to an open question; by default it passes, or does as little as the
   * question allows.
   */
  defaultAnswer?(g: Engine, decision: Decision): Answer | undefined;
  /**
   * Clause by which those who can end a loop declare how often it goes on, and may not begin it again. Absent: a position
   * that keeps recurring is a draw.
   */
  readonly loops?: { readonly rule: string };
  /** Fields of the game's variables in which it keeps stamps, apart from `stamp`. Absent: none. */
  readonly serials?: readonly string[];
  /**
   * A position recurred: finish the game or break the loop. Without it, or if nobody can break the loop, the
   * game is drawn.
   */
  onLoop?(g: Engine): void;
}
