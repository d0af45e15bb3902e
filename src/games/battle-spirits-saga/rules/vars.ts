import {
  type CardRef,
  type Cause,
  type Engine,
  fromPlain,
  NONE,
  type ReadableState,
  type Seat,
  setVar,
  toPlain,
} from "../../../kernel";

/** The current battle (BSS 7-1). */
export interface Battle {
  readonly attacker: CardRef;
  readonly by: Seat;
  readonly defender: Seat;
  readonly blocker: CardRef | null;
  /** Magic used during the battle that is in a trash (BSS 11-6-1b). */
  readonly magic: readonly (CardRef & { readonly seat: Seat })[];
  /** The spirit whose Curse destroys the blocker at the end (BSS 11-3-1b). */
  readonly curse: Cause | null;
}

/** Who last changed the cores on a card (BSS 9-3-2b). */
export interface Handling {
  readonly stamp: number;
  /** The serial number of that moment. */
  readonly at: number;
  /** The effect that did it. Null for an action or payment by its player. */
  readonly by: Cause | null;
}

/** The game's public variables, in `state.vars`. */
export interface Vars {
  /** Player one (BSS 5-2-6). */
  readonly first: Seat;
  /** The turn in which a burst was last set as an action (BSS 6-6-1-2-2b). */
  readonly burstSet: number;
  readonly battle: Battle | null;
  readonly handled: Readonly<Record<string, Handling>>;
  /** Who last moved cores since the last field check: a bonus may have ended with the move (BSS 9-4-2-3). */
  readonly moved?: Moving | undefined;
}

/** A core move: the player who acted or paid, or the effect. */
export interface Moving extends Omit<Handling, "stamp"> {
  readonly seat: Seat;
}

export const FIRST_VARS: Vars = { first: NONE, burstSet: 0, battle: null, handled: {} };

export const varsOf = (state: ReadableState): Vars => fromPlain<Vars>(state.vars);
export const battleIn = (state: ReadableState): Battle | null => varsOf(state).battle ?? null;

/** Stores the state of the battle. Null when it is over. */
export function setBattle(g: Engine, battle: Battle | null): void {
  setVar(g, "battle", toPlain(battle));
}
