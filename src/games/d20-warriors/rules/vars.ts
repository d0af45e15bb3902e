import {
  type CardId,
  type Engine,
  fromPlain,
  type ReadableState,
  type Seat,
  setVars,
  toPlain,
} from "../../../kernel";

export interface Die {
  /** Its face. Once the battle is decided, the value it counted as. */
  readonly value: number;
  /** Index of the roll: 0 is the first, later ones are tie-breaks. */
  readonly throw: number;
  /** Value before it was rerolled or changed, or null. */
  readonly was: number | null;
}

/** The current battle or the last one. Side 0 is the attacker (in Sudden Death: the centre), side 1 the target. */
export interface Battle {
  readonly fighters: readonly [CardId, CardId];
  readonly stage: "declared" | "rolled" | "over";
  /** Number of tie-break rolls. */
  readonly ties: number;
  readonly dice: readonly [readonly Die[], readonly Die[]];
  /** Winning side. Null if undecided or ended without a result. */
  readonly winner: 0 | 1 | null;
  /** Bonus added to each side's highest roll when it was decided. */
  readonly bonus: readonly [number, number];
}

/** The game's public variables, in `state.vars`. */
export interface Vars {
  /** Placements the active player has left this turn (D20 2.8). */
  readonly placements: number;
  readonly battle: Battle | null;
  readonly suddenDeath: boolean;
}

export const FIRST_VARS: Vars = { placements: 0, battle: null, suddenDeath: false };

export function varsOf(state: ReadableState): Vars {
  return fromPlain<Vars>(state.vars);
}

/** Sets all variables field by field for speed: almost every action changes one of them. */
export function setAllVars(g: Engine, { placements, battle, suddenDeath }: Vars): void {
  setVars(g, { placements, battle: toPlain(battle), suddenDeath });
}

export function setBattle(g: Engine, battle: Battle | null): void {
  const { placements, battle: before, suddenDeath } = varsOf(g.state);
  if (battle !== before) setAllVars(g, { placements, battle, suddenDeath });
}

export function setPlacements(g: Engine, placements: number): void {
  const { battle, suddenDeath } = varsOf(g.state);
  setAllVars(g, { placements, battle, suddenDeath });
}

/** The current battle, or null. */
export function runningBattle(state: ReadableState): Battle | null {
  const { battle } = varsOf(state);
  return battle !== null && battle !== undefined && battle.stage !== "over" ? battle : null;
}

/** Side of a card in a battle, or null if it is not a fighter. */
export function sideOf(battle: Battle, card: CardId): 0 | 1 | null {
  if (battle.fighters[0] === card) return 0;
  return battle.fighters[1] === card ? 1 : null;
}

/** The other of two seats (D20 1.1). */
export function otherSeat(seat: Seat): Seat {
  return 1 - seat;
}
