import type { Engine } from "./engine";
import { hashPosition } from "./position";
import { finish } from "./verbs/seats";

/**
 * Consecutive answers without lasting change before positions are compared, and before the game is simply
 * drawn.
 */
const QUIET_BEFORE_HASHING = 120;
const QUIET_AT_MOST = 4000;
/** How often a position must occur before it counts as a loop and not a change of mind. */
const TIMES = 4;
/** Answers in a whole game, per seat, after which it is drawn. */
const ANSWERS_PER_SEAT = 20_000;

/** Draws the game, because nothing leads out of its position. The game's own rule comes first. */
export function breakLoop(g: Engine): void {
  g.rules.onLoop?.(g);
  finish(g, [], "loop", "kernel:loop");
}

/**
 * Detects a recurring position: the game's own rule decides, otherwise the game is drawn. A game always ends.
 */
export function guardLoop(g: Engine): void {
  if (g.state.outcome !== null) return;
  const { answers, quiet, seen } = g.state.loop;
  g.state.loop = { answers: answers + 1, quiet: quiet + 1, seen };
  if (quiet >= QUIET_AT_MOST || answers >= ANSWERS_PER_SEAT * g.state.seats.length) return breakLoop(g);
  if (quiet < QUIET_BEFORE_HASHING) return;
  const position = hashPosition(g.state);
  const recurs = seen.filter((earlier) => earlier === position).length + 1 >= TIMES;
  g.state.loop = { answers: answers + 1, quiet: quiet + 1, seen: recurs ? [] : [...seen, position] };
  if (!recurs) return;
  if (g.rules.onLoop) g.rules.onLoop(g);
  else breakLoop(g);
}
