import {
  toPlain,
  type CardRef,
  type Cause,
  type Engine,
  fromPlain,
  NONE,
  type ReadableState,
  type Seat,
  setVar,
} from "../../../kernel";

/** The battle that is going on (BSS 7-1). */
export interface Battle {
  readonly attacker: CardRef;
  readonly by: Seat;
  readonly defender: Seat;
  readonly blocker: CardRef | null;
  /** Magic that was used during it and lies in a trash (BSS 11-6-1b). */
  readonly magic: readonly (CardRef & { readonly seat: Seat })[];
  /** The spirit by whose Curse the blocker is destroyed at the end (BSS 11-3-1b). */
  readonly curse: Cause | null;
}

/** Who last changed the cores on a card (BSS 9-3-2b). */
export interface Handling {
  readonly stamp: number;
  /** The serial number of that moment. */
  readonly at: number;
  /** The effect that did it; null for an action or a payment of its player. */
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
  /** Who last moved cores since the field was last checked: a bonus may have ended with it (BSS 9-4-2-3). */
  readonly moved?: Moving | undefined;
}

/** A move of cores: the player who acted or paid, or the effect. */
export interface Moving extends Omit<Handling, "stamp"> {
  readonly seat: Seat;
}

/** The variables before the game has begun. */
export const FIRST_VARS: Vars = { first: NONE, burstSet: 0, battle: null, handled: {} };

/** The game's variables, as they are now. */
export const varsOf = (state: ReadableState): Vars => fromPlain<Vars>(state.vars);
/** The battle that is going on, or null. */
export const battleIn = (state: ReadableState): Battle | null => varsOf(state).battle ?? null;

/** Notes what the battle has come to; null when it is over. */
export function setBattle(g: Engine, battle: Battle | null): void {
  setVar(g, "battle", toPlain(battle));
}
