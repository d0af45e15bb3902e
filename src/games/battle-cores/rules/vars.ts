import {
  type CardId,
  type Engine,
  fromPlain,
  NONE,
  type ReadableState,
  type Seat,
  setVar,
  toPlain,
} from "../../../kernel";

/** The current Attack (BC 4.16). */
export interface Attack {
  readonly attacker: CardId;
  /** Stamps show whether a card is still the declared one. */
  readonly attackerStamp: number;
  /** The attacking player. */
  readonly by: Seat;
  /** The Monster that is hit: the Blocker after a Block. NONE for a direct Attack. */
  readonly target: CardId;
  readonly targetStamp: number;
  readonly defender: Seat;
  /** The target before a Block. NONE for a direct Attack. */
  readonly declared: CardId;
  readonly blocked: boolean;
  /** True for one of the additional Attacks of Speed (BC 11.12.1). */
  readonly bySpeed: boolean;
  /** `off`: a card has ended the Attack. */
  readonly stage: "declared" | "blocked" | "off" | "struck";
}

/** The game's public variables, in `state.vars`. */
export interface Vars {
  /** Which players have declared ready before the first turn (BC 1.14). */
  readonly ready: readonly boolean[];
  /** The player who goes first, or NONE (BC 1.15). */
  readonly first: Seat;
  readonly attack: Attack | null;
}

export const FIRST_VARS: Vars = { ready: [], first: NONE, attack: null };

export function varsOf(state: ReadableState): Vars {
  return fromPlain<Vars>(state.vars);
}

export function attackIn(state: ReadableState): Attack | null {
  return varsOf(state).attack ?? null;
}

export function setAttack(g: Engine, attack: Attack | null): void {
  setVar(g, "attack", toPlain(attack));
}
