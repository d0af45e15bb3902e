import { specFor, startAction } from "../decisions/action-spec";
import { isAutoPassing, tellsWhoIsAsked } from "../decisions/auto-pass";
import { type Action, PASS } from "../decisions/decision";
import type { Engine, WindowSpec } from "../rules";
import { BY_RULE } from "../state/event";
import { NONE, type Seat } from "../state/ids";
import { type Frame, seatOf } from "../state/state";
import { popStack } from "../verbs/stack";
import { askAct, type Question } from "./asking";
import { runChecks } from "./checks";
import { call, jump, localsOf, procedure, step } from "./procedure";
import { triggersDue } from "./trigger";
import { windowSpec } from "./window-spec";

interface WindowLocals {
  readonly window: string;
  /** Bit mask of the seats that have passed since the last play. */
  passed?: number;
  /** The seat asked last. NONE means that every seat may respond again. */
  last?: Seat;
  /** Whether that seat is asked again. */
  keeps?: boolean;
  /**
   * Stack items below height `floor` do not belong to this window; those from `under` up belong to windows inside it.
   */
  floor?: number;
  under?: number;
}

/** Whether no seat has passed or played yet in the open window. */
export function isFreshWindow({ agenda }: { readonly agenda: readonly Frame[] }): boolean {
  const frame = agenda.at(-1);
  return frame?.procedure === "window" && localsOf<WindowLocals>(frame).passed === undefined;
}

function specIn(g: Engine, { window }: WindowLocals): WindowSpec {
  return windowSpec(g, window);
}

function isIn(g: Engine, seat: Seat): boolean {
  return seatOf(g.state, seat).status === "in";
}

const passed = (locals: WindowLocals) => locals.passed ?? 0;

/** Whether an item of this window is on the stack. */
function hasItems(g: Engine, { floor = 0 }: WindowLocals): boolean {
  return g.state.stack.length > floor;
}

/**
 * Where to start in the order: the first seat, the seat that keeps its turn, or the one after the last asked.
 */
function startOf(g: Engine, order: readonly Seat[], locals: WindowLocals): number {
  const last = locals.last ?? NONE;
  if (last === NONE) return 0;
  const at = order.indexOf(last);
  if (at >= 0) return locals.keeps === true ? at : at + 1;
  const seats = g.state.seats.length;
  const distance = (seat: Seat) => (seat - last + seats) % seats;
  const next = order.reduce((best, seat) => (distance(seat) < distance(best) ? seat : best), order[0] ?? 0);
  return order.indexOf(next);
}

/**
 * Whether it is the seat's own turn to act: it is the first seat of such a window, and there is nothing to respond to.
 */
function isOwn(g: Engine, spec: WindowSpec, locals: WindowLocals, seat: Seat): boolean {
  return spec.own === true && spec.seats(g)[0] === seat && !hasItems(g, locals);
}

/** The next seat that has not passed, or undefined when all have. Auto-passing seats pass without being asked. */
function nextToAsk(g: Engine, spec: WindowSpec, locals: WindowLocals): Seat | undefined {
  const order = spec.seats(g);
  const start = startOf(g, order, locals);
  for (let i = 0; i < order.length; i++) {
    const seat = order[(start + i) % order.length] ?? NONE;
    if (seat === NONE || (passed(locals) & (1 << seat)) !== 0 || !isIn(g, seat)) continue;
    if (isOwn(g, spec, locals, seat) || !isAutoPassing(g, spec, seat)) return seat;
    // Recorded as if it had been asked, so that nothing shows afterwards that it was not.
    locals.last = seat;
    locals.keeps = false;
    locals.passed = passed(locals) | (1 << seat);
  }
  return undefined;
}

/** Stack height at which this window starts. A nested window leaves older items alone. */
function stackFloor(g: Engine): number {
  const windows = g.state.agenda.filter((frame) => frame.procedure === "window");
  const outer = windows.at(-2);
  return outer === undefined ? 0 : (localsOf<WindowLocals>(outer).under ?? g.state.stack.length);
}

/** Holds triggers while items of this chain are unresolved, if the rules have triggers wait for chains. */
function holdTriggers(g: Engine, spec: WindowSpec, holds: boolean): void {
  const frame = g.state.agenda.at(-1);
  if (frame === undefined || spec.mode !== "chain" || g.rules.flow.triggers.when !== "chain") return;
  frame.holds = holds ? true : undefined;
}

/** Whether waiting triggers go up now, before the next seat is asked. */
function isTimeForTriggers(g: Engine, spec: WindowSpec, locals: WindowLocals): boolean {
  if (!triggersDue(g.state)) return false;
  const { when } = g.rules.flow.triggers;
  if (when === "chain") return spec.mode === "chain" && !hasItems(g, locals);
  return when === "priority" && spec.priority === true;
}

/**
 * Runs what comes before a seat is asked: the checks that wait for priority, then the triggers.
 * @returns false when something runs first. The window asks again afterwards.
 */
function settleFirst(g: Engine, spec: WindowSpec, locals: WindowLocals): boolean {
  jump(g, "ask");
  if (spec.priority === true && !runChecks(g, "priority")) return false;
  if (isTimeForTriggers(g, spec, locals)) {
    locals.passed = 0;
    call(g, "triggers");
    return false;
  }
  jump(g, "close");
  return true;
}

/** Asks the next seat, or moves on to close when all have passed in a row. */
function askNext(g: Engine, locals: WindowLocals): Question<"act"> | undefined {
  const spec = specIn(g, locals);
  // Checks that run first cite clauses of their own.
  const { rule } = g;
  if (locals.floor === undefined) locals.floor = stackFloor(g);
  if (spec.mode !== "immediate") locals.under ??= g.state.stack.length;
  if (!hasItems(g, locals) && spec.isOver?.(g) === true) {
    jump(g, "close");
    return undefined;
  }
  if (!settleFirst(g, spec, locals)) return undefined;
  holdTriggers(g, spec, hasItems(g, locals));
  const seat = nextToAsk(g, spec, locals);
  if (seat === undefined) return undefined;
  locals.last = seat;
  locals.keeps = false;
  return {
    seat,
    prompt: spec.prompt,
    rule,
    window: locals.window,
    ...(isOwn(g, spec, locals, seat) ? { own: true } : undefined),
  };
}

/** Lets every seat respond again, starting with the first one. */
function startOver(locals: WindowLocals): void {
  locals.passed = 0;
  locals.last = NONE;
}

function takeAction(g: Engine, locals: WindowLocals, action: Action, seat: Seat): void {
  jump(g, "ask");
  if (action.type === PASS.type) {
    locals.passed = passed(locals) | (1 << seat);
    return;
  }
  const spec = specIn(g, locals);
  const chosen = specFor(spec, action);
  const follow = chosen?.then ?? spec.then;
  if (follow === "close") jump(g, "close");
  if (follow !== "on") startOver(locals);
  if (follow !== "first") locals.last = seat;
  locals.keeps = follow === "same" || follow === "on";
  locals.under = g.state.stack.length;
  startAction(g, chosen, seat, action, locals.window);
}

/** Ends a round of passes: the collected items resolve, and a priority stack asks again. */
function close(g: Engine, locals: WindowLocals): void {
  const spec = specIn(g, locals);
  if (spec.mode === "immediate" || !hasItems(g, locals)) {
    holdTriggers(g, spec, false);
    return;
  }
  const item = popStack(g);
  locals.under = g.state.stack.length;
  if (spec.mode === "stack") {
    startOver(locals);
    jump(g, "ask");
  } else {
    holdTriggers(g, spec, true);
    jump(g, "close");
  }
  if (item === undefined) return;
  if (item.negated || !isIn(g, item.seat)) spec.fizzle?.(g, item);
  else spec.resolve?.(g, item);
}

/**
 * Opens a window of the rules before the running procedure continues.
 * @param rule its clause.
 * @param acted seats that have just acted; they are asked only once another seat has played in the window.
 */
export function openWindow(g: Engine, name: string, rule: string, acted: readonly Seat[] = []): void {
  const passed = acted.reduce((bits, seat) => bits | (1 << seat), 0);
  call<WindowLocals>(g, "window", { window: name, passed }, { rule, cause: BY_RULE });
}

/** Closes the innermost open window of this name, once everything running in it is done. */
export function closeWindow(g: Engine, name: string): void {
  const frame = g.state.agenda.findLast(
    (one) => one.procedure === "window" && localsOf<WindowLocals>(one).window === name,
  );
  if (frame !== undefined) frame.step = CLOSE;
}

/** Index of a window's closing step. */
const CLOSE = 1;

/** The one mechanism for responses. `WindowSpec` has its settings. */
export const windowProcedure = procedure<WindowLocals>(
  "window",
  [askAct("ask", "kernel:window", askNext, takeAction), step("close", "kernel:window", close)],
  {
    shown: ({ state }, locals, seat) => {
      if (!tellsWhoIsAsked(state.spared, seat)) return locals;
      const { last, passed, ...rest } = locals;
      if (state.decision?.seat !== seat) return rest;
      return { ...rest, ...(last !== undefined && { last }), ...(passed !== undefined && { passed }) };
    },
  },
);
