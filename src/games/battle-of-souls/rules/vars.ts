import {
  toPlain,
  type CardRef,
  type Engine,
  fromPlain,
  type ReadableState,
  type Seat,
  setVar,
  setVars,
} from "../../../kernel";

/** An attack that has been declared (BOS 10.20). */
export interface Attack {
  readonly attacker: CardRef;
  /** The fighter that is attacked; null for a direct attack. */
  readonly target: CardRef | null;
  readonly defender: Seat;
  readonly by: Seat;
  /** Stamps of the fighters on the defender's side as it was declared: another one brings a replay (BOS 10.30). */
  readonly fighters: readonly number[];
}

/** Where the turn player goes from here (BOS 10.14). */
export type Next = "battle" | "main-2" | "end";

/** The game's public variables, in `state.vars`. */
export interface Vars {
  readonly first: Seat;
  /** What was placed later than this, on the scale of stamps, was placed this turn. */
  readonly since: number;
  /** Fighters deployed this turn as an action (BOS 10.11). */
  readonly deployed: number;
  /** Fighters that have declared an attack this turn, once for each (BOS 10.23). */
  readonly attacked: readonly CardRef[];
  readonly attack: Attack | null;
  /** The attacker whose attack must be declared anew, or given up (BOS 10.31). */
  readonly replay: CardRef | null;
  readonly next: Next | null;
  /** Activations so far: a window is opened again after each chain. */
  readonly links: number;
  /** Players who had to draw and could not. */
  readonly failed: readonly Seat[];
  /** By seat: mulligans taken, whether the hand is kept, and whether one may be taken along with somebody else's. */
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

/** Several at once. */
export function setAll(g: Engine, values: Partial<Vars>): void {
  setVars(g, fromPlain(toPlain({ ...g.state.vars, ...values })));
}
