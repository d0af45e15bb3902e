import type { Answer, Decision } from "../decisions/decision";
import { leastAnswer } from "../decisions/kinds";
import { breakLoop } from "../loops/break-loop";
import { forwardAnswer } from "../loops/declare-loop";
import { countAnswer } from "../loops/loop";
import type { Engine, Procedure, Step } from "../rules";
import { BY_RULE } from "../state/event";
import { freezeState } from "../state/freeze";
import { type Frame, seatOf } from "../state/state";
import { runChecks } from "./checks";
import { orderPileArrivals } from "./pile-order";
import { call } from "./procedure";
import { triggersDue } from "./trigger";

/** Limits on steps between two answers and on nested procedures. More means that the game never ends. */
const STEP_LIMIT = 20_000;
/** Steps added to that limit for each trigger that waits. */
const STEPS_OF_TRIGGER = 10;
const DEPTH_LIMIT = 1000;

function procedureOf(g: Engine, frame: Frame): Procedure {
  const found = g.rules.flow.procedures[frame.procedure];
  if (found === undefined) throw new RangeError(`no procedure ${frame.procedure}`);
  return found;
}

/** Whether triggers wait while this procedure runs: a chain, or a procedure with `holds`. */
function holdsTriggers(g: Engine, frame: Frame): boolean {
  if (frame.holds === true || procedureOf(g, frame).holds) return true;
  if (frame.procedure === "triggers") return g.rules.flow.triggers.order === "queued";
  // A window that has not asked yet decides itself whether triggers go up first.
  return (
    g.rules.flow.triggers.when === "chain" && frame.procedure === "window" && frame.locals.floor === undefined
  );
}

/** Whether triggers may go up between two steps. Triggers that wait for priority go up only in a window. */
function mayGoUp(g: Engine): boolean {
  if (g.rules.flow.triggers.when === "priority") return false;
  return !g.state.agenda.some((frame) => holdsTriggers(g, frame));
}

/** Whether a waiting trigger or stack item may refer to cards that leave before it runs. */
function isWaiting({ state }: Engine): boolean {
  if (state.pending.length > 0 || state.stack.length > 0) return true;
  return state.agenda.some(({ procedure }) => procedure === "triggers");
}

/**
 * Forgets the last known information of cards once the effect during which they left is over, or later if abilities are
 * waiting.
 */
function forgetLeft(g: Engine): void {
  const { left, past = [] } = g.state;
  if (left === undefined && g.state.past === undefined) return;
  if (g.state.agenda.some((frame) => procedureOf(g, frame).atomic)) return;
  const kept = left?.filter(({ known }) => known !== null) ?? [];
  g.state.left = undefined;
  if (!isWaiting(g)) g.state.past = undefined;
  else if (kept.length > 0) g.state.past = [...past, ...kept];
}

/**
 * Orders cards that have entered a pile together before anything else happens.
 * @returns whether a seat is asked for the order.
 */
function orderFirst(g: Engine): boolean {
  const top = g.state.agenda.at(-1);
  if (top === undefined || g.state.outcome !== null) return false;
  const { decision, result } = g.state;
  orderPileArrivals(g);
  const frame = g.state.agenda.at(-1);
  if (frame === undefined || frame === top) return false;
  top.kept = { result };
  if (decision !== null) {
    frame.asks = decision;
    g.state.decision = null;
  }
  return true;
}

/** Runs checks, then new triggers, between units of change. */
function betweenSteps(g: Engine): void {
  if (g.pileArrivals.length > 0 && orderFirst(g)) return;
  forgetLeft(g);
  if (g.rules.flow.checks === undefined && !triggersDue(g.state)) return;
  const top = g.state.agenda.at(-1);
  if (top === undefined || g.state.decision !== null) return;
  const { atomic } = procedureOf(g, top);
  const { result } = g.state;
  const rested = runChecks(g, atomic ? "step" : "effect");
  if (g.state.outcome !== null) return;
  const settled = g.state.agenda.at(-1) === top;
  if (settled && !atomic && triggersDue(g.state) && mayGoUp(g)) call(g, "triggers");
  if (g.state.agenda.at(-1) !== top) top.kept = rested ? { result } : { result, checking: true };
  else g.state.result = result;
}

function takeResult(g: Engine, frame: Frame): void {
  if (frame.kept === undefined || frame.kept === null) return;
  g.state.result = frame.kept.result;
  frame.kept = null;
}

/** Sets the citation for the events of a step: its clause, or the frame's own citation. */
function cite(g: Engine, frame: Frame, rule: string): void {
  const own = frame.cite;
  g.rule = own === undefined ? rule : own.rule;
  g.cause = own === undefined ? BY_RULE : own.cause;
}

function advance(g: Engine, frame: Frame, steps: Procedure["steps"]): void {
  takeResult(g, frame);
  const next = steps[frame.step];
  if (next === undefined) {
    g.state.agenda.pop();
    if (frame.asks !== undefined) g.state.decision = frame.asks;
    return;
  }
  const asking = ++frame.step;
  cite(g, frame, next.rule);
  next.run(g, frame.locals);
  if (g.state.decision !== null) requireHandler(g, frame, asking, next);
}

/**
 * Requires that the step that asked is still the current one and takes an answer.
 * @throws Error otherwise.
 */
function requireHandler(g: Engine, frame: Frame, asking: number, step: Step): void {
  const handled = g.state.agenda.at(-1) === frame && frame.step === asking && step.answer !== undefined;
  if (!handled) throw new Error(`step ${step.name} of ${frame.procedure} asks but cannot take the answer`);
}

/** Runs procedures until a seat is asked or the game is over. */
export function run(g: Engine): void {
  // The same frame usually runs again, so its steps are looked up once.
  let last: Frame | undefined;
  let steps: Procedure["steps"] = [];
  let limit = STEP_LIMIT;
  for (let count = 0; ; count++) {
    if (g.strict) freezeState(g.state);
    const { state } = g;
    limit = Math.max(limit, STEP_LIMIT + STEPS_OF_TRIGGER * state.pending.length);
    if (state.outcome !== null) return;
    if (count >= limit || state.agenda.length > DEPTH_LIMIT) return breakLoop(g);
    if (state.decision !== null) {
      const isIn = seatOf(state, state.decision.seat).status === "in";
      const given = isIn ? forwardAnswer(g) : answerForLeaver(g, state.decision);
      if (given === undefined) return;
      deliver(g, given);
      continue;
    }
    const frame = state.agenda[state.agenda.length - 1];
    if (frame === undefined) throw new Error("the rules ran out without an outcome");
    if (frame !== last) {
      last = frame;
      steps = procedureOf(g, frame).steps;
    }
    advance(g, frame, steps);
    betweenSteps(g);
  }
}

/** Passes an answer (already known to be legal) to the step that asked. */
export function deliver(g: Engine, answer: Answer): void {
  const frame = g.state.agenda.at(-1);
  if (frame === undefined) throw new Error("nobody asked");
  const asking = frame.step;
  const step = procedureOf(g, frame).steps[asking - 1];
  if (step?.answer === undefined) throw new Error(`step ${step?.name} of ${frame.procedure} takes no answer`);
  g.state.decision = null;
  cite(g, frame, step.rule);
  step.answer(g, frame.locals, answer);
  if (g.state.decision !== null) requireHandler(g, frame, asking, step);
  countAnswer(g);
  betweenSteps(g);
}

/** The answer of a seat that has left the game: the least the decision allows. */
function answerForLeaver(g: Engine, decision: Decision): Answer {
  return g.rules.decisions.defaultAnswer?.(g, decision) ?? leastAnswer(decision);
}
