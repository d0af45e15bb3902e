import type { Answer, Decision } from "../decisions/decision";
import type { CardRef } from "./card-ref";
import type { Cause, Place } from "./event";
import { type CardId, type Face, NONE, type Seat, type ZoneId } from "./ids";
import type { Instance } from "./instance";
import type { Counters, Plain } from "./plain";

/**
 * One card of a game. Immutable: verbs put a new one in its slot, so an unchanged card is the same object before and
 * after (cheap clones, cheap rendering).
 */
export interface Card {
  readonly id: CardId;
  /** Name of its definition in the pool. Empty in a view that may not know it. */
  readonly def: string;
  readonly owner: Seat;
  readonly controller: Seat;
  /** Its zone, or NONE if it has been removed from the game. */
  readonly zone: ZoneId;
  readonly face: Face;
  readonly rested: boolean;
  /** Cell in a grid zone: east is +x, north is +y. Unused elsewhere. */
  readonly x: number;
  readonly y: number;
  /** Card that this one is attached to, or NONE. */
  readonly attachedTo: CardId;
  /**
   * Changes with every change of zone, so that an effect that refers to a card by id and stamp notices that
   * it left.
   */
  readonly stamp: number;
  /** Bit mask of the seats that may see this card although its zone hides it. */
  readonly seenBy: number;
  readonly counters: Counters;
}

/** Last known information: a card as it was before it left. */
export interface LastKnown {
  readonly card: Card;
  /** What the rules add: see `InformationRules.lastKnown`. */
  readonly known: Plain;
}

/** An ordered pile, row or grid of cards. The last id is the top of a pile. */
export interface Zone {
  readonly id: ZoneId;
  /** Name of the zone's spec in the rules ("hand", "battlefield"). */
  readonly key: string;
  /** The seat it belongs to, or NONE if it is shared. */
  readonly owner: Seat;
  readonly cards: readonly CardId[];
  /** Counters in it. Defaults to none. */
  readonly counters?: Counters;
}

/** Maximum number of seats: sets of seats are stored as bit masks. */
export const MAX_SEATS = 31;

/** What can have counters: a card, a seat (as its resource), a zone or a team. */
export type Holder =
  | { readonly card: CardId }
  | { readonly seat: Seat }
  | { readonly zone: ZoneId }
  | { readonly team: number };

export interface SeatState {
  readonly seat: Seat;
  readonly name: string;
  readonly team: number;
  readonly status: "in" | "out";
  /** Turns this seat has begun. */
  readonly rounds: number;
  /** Resources: life, points, OOPS left … */
  readonly counters: Counters;
}

export interface TurnState {
  /** Turns begun in the whole game; 0 before the first. */
  readonly number: number;
  readonly seat: Seat;
  /** Name of the current step or phase, shown on the phase bar. */
  readonly step: string;
}

/** A running procedure. Its locals are secret except for what the procedure shows to a seat. */
export interface Frame {
  readonly procedure: string;
  /** Index of the step to run next. */
  step: number;
  /** Top-level keys may be written by the procedure's own steps. The values are plain and never mutated. */
  locals: Record<string, Plain>;
  /** Citation for the events of all its steps, instead of the steps' own clauses. */
  readonly cite?: Citation | undefined;
  /** The result it waits for while checks and triggers run before its next step. */
  kept?: { readonly result: Plain; readonly checking?: true } | null | undefined;
  /** The decision that was open when it began, asked again when it ends. */
  asks?: Decision | undefined;
  /** Whether triggers wait while it runs. Defaults to no. */
  holds?: true | undefined;
}

/** Clause and cause of something that takes several steps (an effect of a card, an attempted change). */
export interface Citation {
  readonly rule: string;
  readonly cause: Cause;
}

export type ModifierOp = "set" | "add" | "min" | "max";

/** A lasting change of a value by an effect. Keeps its source, so that the table can explain a number. */
export interface Modifier {
  readonly id: number;
  /** The card whose value it changes. NONE if it is for a seat or an instance. */
  readonly card: CardId;
  readonly seat?: Seat;
  readonly instance?: number;
  readonly stamp: number;
  readonly stat: string;
  readonly layer: string;
  readonly op: ModifierOp;
  readonly amount: number;
  readonly source: CardId;
  readonly sourceDef: string;
  /** Name of the moment at which it expires ("turn", "battle", "game" …). */
  readonly until: string;
}

/** Something played that waits to resolve (chain or priority stack). */
export interface StackItem {
  readonly id: number;
  readonly seat: Seat;
  readonly card: CardId;
  readonly negated: boolean;
  readonly data: Readonly<Record<string, Plain>>;
  /** The card's stamp when this was put up, and the index of the ability. */
  readonly stamp?: number;
  /** The card's stamp before the event that triggered this, if that differs. */
  readonly was?: number;
  readonly def?: string;
  readonly ability?: number;
  /** Cards and numbers chosen on announcement, by name. */
  readonly refs?: Readonly<Record<string, readonly CardRef[]>>;
  readonly chosen?: Readonly<Record<string, number>>;
}

export interface PendingTrigger {
  readonly card: CardId;
  readonly def: string;
  readonly ability: number;
  /** Its controller, or the last one if the card has left. */
  readonly seat: Seat;
  /** Stamp of the card right after the event. A different one now means that it has moved since. */
  readonly stamp: number;
  /** The card's stamp before the event, if that differs. */
  readonly was?: number;
  readonly event: NotedEvent;
  /** Further events it could refer to instead. Its seat chooses one of them all when it starts. */
  readonly others?: readonly NotedEvent[];
  /** True until its seat has said in secret whether it is used: see `InformationRules.hiddenResponses`. */
  readonly secret?: true;
}

/** What a trigger remembers about its event. */
export interface NotedEvent {
  readonly type: string;
  readonly card: CardId;
  readonly target: CardId;
  readonly seat: Seat;
  readonly amount: number;
  readonly cause?: Cause;
  /** Stamps of the two cards right after it. Undefined in matches saved before these were recorded. */
  readonly stamps?: readonly [card: number, target: number];
  /** Their stamps before it, if one of them differs. */
  readonly stampsBefore?: readonly [card: number, target: number];
  readonly def?: string;
  readonly targetDef?: string;
  readonly data?: Readonly<Record<string, Plain>>;
  readonly from?: Place;
  readonly to?: Place;
  /** The card as it was before, with its last known information. */
  readonly was?: Card;
  readonly known?: Plain;
}

/** A live ability, listed under the event or stat it listens to. */
export interface Watcher {
  readonly card: CardId;
  readonly ability: number;
  /** When it became live, on the scale of stamps. Older ones apply first. */
  readonly since: number;
  /** Definition that prints a granted ability. Undefined for the card's own. */
  readonly def?: string;
  /** Named moment at which a granted ability ends. */
  readonly until?: string;
  /** True for a granted ability that outlasts the card's stay (a delayed one). */
  readonly stays?: boolean;
}

export interface Outcome {
  /** Seats that won. Empty for a draw. */
  readonly winners: readonly Seat[];
  /** Short name of the cause ("deck-out", "concession" ...), a key of the text catalogue under `outcome.`. */
  readonly cause: string;
  readonly rule: string;
  readonly data?: Readonly<Record<string, Plain>>;
}

/** State of the seeded generator (sfc32) and, in tests, results used before it. */
export interface RandomState {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  /** Scripted dice and picks, used first; null outside tests. */
  readonly script: readonly number[] | null;
}

export interface SeatConfig {
  readonly name: string;
  /** Card names from the pool; empty when a draft builds the deck. */
  readonly deck: readonly string[];
  readonly team?: number;
}

/** Everything that, together with the answers, determines a game. */
export interface Config {
  readonly game: string;
  /** Any text. The same text gives the same game. */
  readonly seed: string;
  readonly seats: readonly SeatConfig[];
  /** Table options of the game, validated by its rules. */
  readonly options: Readonly<Record<string, Plain>>;
  /** The card sets with which its rules were made, as data. Undefined for the printed cards alone. */
  readonly sets?: readonly Plain[];
  /** The position in which it begins, as data that the game's position rules read. Undefined when it begins with decks. */
  readonly position?: Plain;
  /** In a series: the seats that lost the previous game. Undefined in its first game and after a draw. */
  readonly lost?: readonly Seat[];
}

/** A point to which a seat may take back its own last action. Never part of a view. */
export interface TakebackPoint {
  readonly seat: Seat;
  readonly label: string;
  readonly state: State;
}

export interface LoopState {
  /** Answers in the whole game. */
  readonly answers: number;
  /** Answers since the last irreversible event. */
  readonly quiet: number;
  readonly seen: readonly string[];
  /**
   * While triggers run: how many consecutive decisions had a single answer, and the positions in which they were asked.
   */
  readonly forced?: { readonly asked: number; readonly seen: readonly string[] } | undefined;
  /** For declared loops: the answers since positions were compared, and how many there were at each position. */
  readonly laps?: readonly LoopAnswer[];
  readonly marks?: readonly number[];
  /**
   * Answers given automatically because a seat has declared how often a loop repeats, and the forbidden loop actions
   * after that.
   */
  readonly forward?: readonly Answer[];
  readonly next?: LoopState["barred"];
  /** Forbidden loop actions: no seat may give these answers while the cards are in the same zones as in the loop. */
  readonly barred?: {
    readonly areas: readonly string[];
    readonly answers: readonly Omit<LoopAnswer, "free">[];
  };
}

export interface LoopAnswer {
  readonly answer: Answer;
  /** The cards in their zones when it was given, as a hash. */
  readonly areas: string;
  /** The position in which it was given, unless the answer means the same in every position. */
  readonly position?: string;
  /** Whether its seat could have answered otherwise. */
  readonly free: boolean;
}

/**
 * A whole game as plain data: a JSON round trip gives the same game. Only verbs and the run loop change it.
 */
export interface State {
  readonly config: Config;
  cards: Card[];
  zones: Zone[];
  seats: SeatState[];
  random: RandomState;
  agenda: Frame[];
  decision: Decision | null;
  turn: TurnState;
  modifiers: readonly Modifier[];
  stack: readonly StackItem[];
  /** Instances that are about to be dealt. Defaults to none. */
  instances?: readonly Instance[] | undefined;
  /** Counters of teams, by number. Undefined until a team has any. */
  teams?: Readonly<Record<number, Counters>> | undefined;
  pending: readonly PendingTrigger[];
  /** Live abilities by the event type or stat they listen to. */
  watch: Readonly<Record<string, readonly Watcher[]>>;
  /** The game's own variables. Public: every view contains all of them. */
  vars: Readonly<Record<string, Plain>>;
  /** Cards that left during the running effect, oldest first. Undefined when none did, or when no rule looks back. */
  left?: readonly LastKnown[] | undefined;
  /** Cards that left earlier, kept while a waiting trigger or stack item may refer to them. */
  past?: readonly LastKnown[] | undefined;
  /** Value that a called procedure left for its caller. */
  result: Plain;
  /** Seat that called a time-out, or NONE. */
  paused: Seat;
  /** Bit mask of the seats that auto-pass. Defaults to none. Not part of a view. */
  spared?: number | undefined;
  /** Seats that have offered a draw. */
  drawOffers: readonly Seat[];
  outcome: Outcome | null;
  /** True after an event to which hidden cards may respond. */
  occasion?: true | undefined;
  /** Source of stamps and ids. */
  serial: number;
  loop: LoopState;
  takebacks: readonly TakebackPoint[];
  /** The position before the current announcement, to which its seat may return. Undefined without one. */
  announced?: TakebackPoint | undefined;
}

/**
 * The card with this id.
 * @throws RangeError when there is none (a bug in the caller, never a player's mistake).
 */
export function cardOf(state: Pick<State, "cards">, id: CardId): Card {
  const card = state.cards[id];
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}

/**
 * The zone with this id.
 * @throws RangeError when there is none.
 */
export function zoneById(state: Pick<State, "zones">, id: ZoneId): Zone {
  const zone = state.zones[id];
  if (zone === undefined) throw new RangeError(`no zone ${id}`);
  return zone;
}

/**
 * The zone with this key that belongs to a seat (or is shared).
 * @throws RangeError when the game has none.
 */
export function zoneOf(state: Pick<State, "zones">, key: string, owner: Seat = NONE): Zone {
  for (const zone of state.zones) {
    if (zone.key === key && (zone.owner === owner || zone.owner === NONE)) return zone;
  }
  throw new RangeError(`no zone ${key} of seat ${owner}`);
}

export function seatOf(state: Pick<State, "seats">, seat: Seat): SeatState {
  const found = state.seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** Seats still in the game, in turn order starting with `first`. */
export function seatsFrom(state: Pick<State, "seats">, first: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < state.seats.length; i++) {
    const seat = (first + i) % state.seats.length;
    if (seatOf(state, seat).status === "in") order.push(seat);
  }
  return order;
}

/** The next seat still in the game after this one. */
export function nextSeat(state: Pick<State, "seats">, seat: Seat): Seat {
  for (let i = 1; i <= state.seats.length; i++) {
    const next = (seat + i) % state.seats.length;
    if (seatOf(state, next).status === "in") return next;
  }
  return seat;
}
