import type { Game } from "../../games/game";
import { DECISIVE } from "../../games/timing";
import { type Engine, NONE, type Seat, view } from "../../kernel";

/** What a seat has let happen in a turn by passing when it was asked. */
export interface Passed {
  readonly turn: number;
  readonly count: number;
  /** The highest stake among those passes. */
  readonly most: number;
}

/** Passes in one turn after which the same stake is not asked about again. */
const FREE = 2;
/** Passes in one turn after which only what would lose the game is asked about. */
const MOST = 4;

/** Judged by what everybody knows, so that it tells nothing. */
function stakeOf(game: Game, g: Engine, seat: Seat, window: string): number {
  return game.stake?.({ rules: g.rules, state: view(g, NONE) }, seat, window) ?? 0;
}

/** What the seat has let happen, with the pass that it is about to give. */
export function notePass(passed: Passed | null, game: Game, g: Engine, seat: Seat, window: string): Passed {
  const turn = g.state.turn.number;
  const stake = stakeOf(game, g, seat, window);
  if (passed?.turn !== turn) return { turn, count: 1, most: stake };
  return { turn, count: passed.count + 1, most: Math.max(passed.most, stake) };
}

/** Whether the seat has let as much happen in this turn as it would now, more than once. */
export function hasLetThrough(
  passed: Passed | null,
  game: Game,
  g: Engine,
  seat: Seat,
  window: string,
): boolean {
  if (passed === null || game.stake === undefined) return false;
  if (passed.turn !== g.state.turn.number || passed.count < FREE) return false;
  const stake = stakeOf(game, g, seat, window);
  if (stake === DECISIVE) return false;
  return passed.count >= MOST || stake <= passed.most;
}
