import { legalActions } from "../decisions/can-answer";
import type { Answer } from "../decisions/decision";
import { isForced } from "../decisions/kinds";
import { call } from "../flow/procedure";
import type { Engine } from "../rules";
import type { Seat } from "../state/ids";
import { type LoopAnswer, seatsFrom } from "../state/state";
import { breakLoop } from "./break-loop";
import type { LoopLocals } from "./declare-loop";
import { clearForbidden, isPositionIndependent, zoneFingerprint } from "./forbidden";
import { hashPosition } from "./position";

/** Consecutive answers without lasting change before positions are compared, and before the game is drawn outright. */
const QUIET_BEFORE_HASHING = 120;
const MAX_QUIET_ANSWERS = 4000;
/** Occurrences of a position that count as a loop rather than a change of mind. */
const TIMES = 4;
/** Answers in a whole game, per seat, after which it is drawn. */
const ANSWERS_PER_SEAT = 20_000;

/** Counts an answer. A game always ends: it is drawn after too many of them. */
export function countAnswer(g: Engine): void {
  if (g.state.outcome !== null) return;
  const { loop } = g.state;
  const { answers, quiet } = loop;
  g.state.loop = { ...loop, answers: answers + 1, quiet: quiet + 1 };
  if (quiet >= MAX_QUIET_ANSWERS || answers >= ANSWERS_PER_SEAT * g.state.seats.length) breakLoop(g);
}

/** Called before an answer is performed. If the game has declared loops, records the answers that make up a loop. */
export function noteForLoop(g: Engine, answer: Answer): void {
  const { decision, loop } = g.state;
  if (g.rules.loops.declared === undefined || loop.quiet < QUIET_BEFORE_HASHING || decision === null) return;
  const where = {
    areas: zoneFingerprint(g.state),
    ...(!isPositionIndependent(answer) && { position: hashPosition(g.state) }),
  };
  const lap: LoopAnswer = { answer, ...where, free: !isForced(decision, () => legalActions(g)) };
  g.state.loop = { ...loop, laps: [...(loop.laps ?? []), lap] };
}

/**
 * Called when a seat is asked to act. If the position has recurred, the game's own rule decides, or the seats that can
 * end the loop declare how long it continues. If none can, the game is drawn.
 * @returns true when the game has to run on.
 */
export function findLoop(g: Engine): boolean {
  if (g.state.outcome !== null || g.state.decision?.kind !== "act") return false;
  g.state.loop = clearForbidden(g.state);
  const { loop } = g.state;
  const { answers, quiet, seen, laps = [], marks = [], barred } = loop;
  if (quiet <= QUIET_BEFORE_HASHING) return false;
  const position = hashPosition(g.state);
  const last = seen.lastIndexOf(position);
  if (seen.filter((earlier) => earlier === position).length + 1 < TIMES) {
    const noted = g.rules.loops.declared === undefined ? undefined : { marks: [...marks, laps.length] };
    g.state.loop = { ...loop, seen: [...seen, position], ...noted };
    return false;
  }
  g.state.loop = { answers, quiet, seen: [], ...(barred && { barred }) };
  if (g.rules.loops.onLoop) g.rules.loops.onLoop(g);
  else endLoop(g, laps.slice(marks[last]));
  return true;
}

/** @param laps the answers that lead back to the position. */
function endLoop(g: Engine, laps: readonly LoopAnswer[]): void {
  const turn = Math.max(0, g.state.turn.seat);
  const free = (seat: Seat) => laps.some((lap) => lap.free && lap.answer.seat === seat);
  const seats = seatsFrom(g.state, turn).filter(free);
  const { decision } = g.state;
  if (g.rules.loops.declared === undefined || seats.length === 0 || decision === null) return breakLoop(g);
  g.state.decision = null;
  call<LoopLocals>(g, "loop", { seats, laps, numbers: [] });
  const frame = g.state.agenda.at(-1);
  if (frame !== undefined) frame.asks = decision;
}
