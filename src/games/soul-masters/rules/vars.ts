import {
  type CardId,
  type CardRef,
  type Engine,
  fromPlain,
  type ReadableState,
  type Seat,
  setVar,
  toPlain,
} from "../../../kernel";

/** The current attack (SM 12.13). */
export interface Combat {
  readonly attacker: CardRef;
  readonly victim: CardRef;
  readonly by: Seat;
  readonly defender: Seat;
  /** True for an attack of a unit that Master Phaser has brought (SM 22.7). */
  readonly phasing: boolean;
  /** True if no more damage will be dealt: it has been dealt, or the attack was negated. */
  readonly over: boolean;
}

/** A player who has lost as soon as the running instruction is done (SM 6.12). */
export interface Loss {
  readonly seat: Seat;
  readonly cause: "no-health" | "no-cards";
}

/** What the turn player has named as the next phase (SM 8.10). */
export type Next =
  | { readonly phase: "main" | "end" }
  | {
      readonly phase: "combat";
      readonly attacker: number;
      readonly victim: number;
      readonly phasing: boolean;
    };

/** The game's public variables, in `state.vars`. */
export interface Vars {
  readonly first: Seat;
  /** Stamps for each player: cards with a later stamp arrived in that player's current round (SM 4.5). */
  readonly roundSince: readonly number[];
  /** Energy placed this turn. */
  readonly placed: number;
  /** The rounds in which each player last cast a Reserve card, and in which the commander was last dealt damage. */
  readonly reserveRound: readonly number[];
  readonly hurtRound: readonly number[];
  readonly combat: Combat | null;
  readonly next: Next | null;
  /** Whether this turn has had a Main Phase. */
  readonly hadMain: boolean;
  /** Units that still have to make their Phasing Attack. */
  readonly phasers: readonly CardRef[];
  readonly lost: readonly Loss[];
  /** Cards KO'd since the running item began to resolve. Undefined for none. */
  readonly koed?: readonly CardId[];
  /** What has happened to each player in this turn. Undefined while no text counts it. */
  readonly tally?: { readonly koed: readonly number[]; readonly cast: readonly number[] };
}

export const FIRST_VARS: Vars = {
  first: -1,
  roundSince: [0, 0],
  placed: 0,
  reserveRound: [0, 0],
  hurtRound: [-1, -1],
  combat: null,
  next: null,
  hadMain: false,
  phasers: [],
  lost: [],
};

export const varsOf = (state: Pick<ReadableState, "vars">): Vars => fromPlain<Vars>(state.vars);
export const combatIn = (state: Pick<ReadableState, "vars">): Combat | null => varsOf(state).combat ?? null;

export function set<K extends keyof Vars>(g: Engine, name: K, value: Exclude<Vars[K], undefined>): void {
  setVar(g, name, typeof value === "object" ? toPlain(value) : value);
}

/** The same list with one player's number changed. */
export const withSeat = (list: readonly number[], seat: Seat, value: number): readonly number[] =>
  list.map((own, i) => (i === seat ? value : own));
