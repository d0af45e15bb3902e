import {
  type CardRef,
  type Engine,
  fromPlain,
  type ReadableState,
  type Seat,
  setVar,
  setVars,
  toPlain,
} from "../../../kernel";

/** A declared attack (BOS 10.20). */
export interface Attack {
  readonly attacker: CardRef;
  /** The attacked fighter. Null for a direct attack. */
  readonly target: CardRef | null;
  readonly defender: Seat;
  readonly by: Seat;
  /** Stamps of the defender's fighters at declaration: a new one causes a replay (BOS 10.30). */
  readonly fighters: readonly number[];
}

/** The turn player's next phase (BOS 10.14). */
export type Next = "battle" | "main-2" | "end";

/** The game's public variables, in `state.vars`. */
export interface Vars {
  readonly first: Seat;
  /** Cards with a later stamp than this were placed this turn. */
  readonly since: number;
  /** Fighters deployed this turn as an action (BOS 10.11). */
  readonly deployed: number;
  /** Fighters that have attacked this turn, one entry per attack (BOS 10.23). */
  readonly attacked: readonly CardRef[];
  readonly attack: Attack | null;
  /** The attacker whose attack must be declared again or called off (BOS 10.31). */
  readonly replay: CardRef | null;
  readonly next: Next | null;
  /** Number of activations so far. Windows reopen after each chain. */
  readonly links: number;
  /** Players who had to draw but could not. */
  readonly failed: readonly Seat[];
  /** By seat: mulligans taken, whether the hand is kept, and whether the player may join another's mulligan. */
  readonly mulligans: readonly number[];
  readonly content: readonly boolean[];
  readonly joining: readonly boolean[];
  readonly coin: "heads" | "tails" | null;
}

export const FIRST_VARS: Vars = {
  first: -1,
  since: 0,
  deployed: 0,
  attacked: [],
  attack: null,
  replay: null,
  next: null,
  links: 0,
  failed: [],
  mulligans: [],
  content: [],
  joining: [],
  coin: null,
};

export const varsOf = (state: Pick<ReadableState, "vars">): Vars => fromPlain<Vars>(state.vars);
export const attackIn = (state: Pick<ReadableState, "vars">): Attack | null => varsOf(state).attack ?? null;

export function set<K extends keyof Vars>(g: Engine, name: K, value: Exclude<Vars[K], undefined>): void {
  setVar(g, name, typeof value === "object" ? toPlain(value) : value);
}

export function setAll(g: Engine, values: Partial<Vars>): void {
  setVars(g, fromPlain(toPlain({ ...g.state.vars, ...values })));
}
