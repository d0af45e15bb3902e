import { type Action, type Answer, type Decision, OK, PASS, refuse, type Verdict } from "./decision";
import type { Engine } from "./engine";
import type { GameEvent } from "./event";
import { deliver, run } from "./run";
import { cloneState, NONE, type Seat, seatOf } from "./state";
import { noteTakeback } from "./takeback";
import { windowSpec } from "./window";

export type Result =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | (Verdict & { readonly ok: false });

/** Every action the asked seat may answer an `act` decision with, passing included where it may pass. */
export function legalActions(g: Engine): Action[] {
  const decision = g.state.decision;
  if (decision?.kind !== "act" || g.state.paused !== NONE) return [];
  if (decision.window === undefined) return g.rules.actions(g, decision.seat);
  return [PASS, ...windowSpec(g, decision.window).plays(g, decision.seat)];
}

/** The actions beside the decision that this seat may take right now (concede, time-out ...). */
export function anytimeActions(g: Engine, seat: Seat): Action[] {
  return Object.entries(g.rules.anytime ?? {})
    .map(([type, spec]) => ({ spec, action: { type } }))
    .filter(({ spec, action }) => g.state.outcome === null && spec.can(g, seat, action).ok)
    .map(({ action }) => action);
}

/** May this action be taken by this seat now? The refusal says why not, and by which clause. */
export function canAct(g: Engine, seat: Seat, action: Action): Verdict {
  const early = mayAnswer(g, seat);
  if (!early.ok) return early;
  const decision = g.state.decision;
  if (decision?.kind !== "act") return refuse("other-question", decision?.rule ?? "kernel:decision");
  if (decision.window === undefined) return g.rules.can(g, seat, action);
  return action.type === PASS.type ? OK : windowSpec(g, decision.window).can(g, seat, action);
}

function mayAnswer(g: Engine, seat: Seat): Verdict {
  const { decision, outcome, paused } = g.state;
  if (outcome !== null) return refuse("game-over", outcome.rule);
  if (paused !== NONE) return refuse("paused", g.rules.pauseRule ?? "kernel:pause", { player: seatOf(g.state, paused).name });
  if (decision === null) return refuse("nobody-asked", "kernel:decision");
  if (decision.seat !== seat) {
    return refuse("not-asked", decision.rule, { player: seatOf(g.state, decision.seat).name });
  }
  return OK;
}

function whole(n: unknown, below: number): boolean {
  return typeof n === "number" && Number.isInteger(n) && n >= 0 && n < below;
}

function distinct(picks: readonly number[]): boolean {
  return new Set(picks).size === picks.length;
}

/** Does an answer to anything but `act` fit the question? */
function fits(decision: Decision, answer: Answer): boolean {
  if (decision.kind === "pick" && answer.do === "pick") {
    const n = answer.picks.length;
    const inRange = answer.picks.every((i) => whole(i, decision.options.length));
    return inRange && distinct(answer.picks) && n >= decision.min && n <= decision.max;
  }
  if (decision.kind === "arrange" && answer.do === "arrange") {
    const n = decision.options.length;
    return answer.order.length === n && distinct(answer.order) && answer.order.every((i) => whole(i, n));
  }
  if (decision.kind === "amount" && answer.do === "amount") {
    return Number.isInteger(answer.amount) && answer.amount >= decision.min && answer.amount <= decision.max;
  }
  if (decision.kind === "confirm" && answer.do === "confirm") return typeof answer.yes === "boolean";
  if (decision.kind === "name" && answer.do === "name") return decision.names.includes(answer.name);
  if (decision.kind === "place" && answer.do === "place") {
    return decision.cells.some(([x, y]) => x === answer.cell[0] && y === answer.cell[1]);
  }
  return false;
}

/** Would this answer be accepted now? */
export function canAnswer(g: Engine, answer: Answer): Verdict {
  if (!whole(answer.seat, g.state.seats.length)) return refuse("no-such-seat", g.rules.seats.rule);
  if (answer.do === "anytime") {
    if (g.state.outcome !== null) return refuse("game-over", g.state.outcome.rule);
    if (seatOf(g.state, answer.seat).status === "out") return refuse("seat-out", g.rules.seats.rule);
    const spec = g.rules.anytime?.[answer.action.type];
    return spec ? spec.can(g, answer.seat, answer.action) : refuse("no-such-action", "kernel:anytime");
  }
  if (answer.do === "act") return canAct(g, answer.seat, answer.action);
  const early = mayAnswer(g, answer.seat);
  if (!early.ok) return early;
  const decision = g.state.decision;
  return decision !== null && fits(decision, answer)
    ? OK
    : refuse("does-not-fit", decision?.rule ?? "kernel:decision");
}

/** Carries out an answer already known to be legal (it came from `legalActions` of this very state). */
export function answerLegal(g: Engine, answer: Answer): void {
  noteTakeback(g, answer);
  if (answer.do === "anytime") {
    g.rules.anytime?.[answer.action.type]?.perform(g, answer.seat, answer.action);
  } else {
    deliver(g, answer);
  }
  run(g);
}

/**
 * Answers the open decision (or acts beside it), and runs on to the next decision or the end. A refused answer
 * changes nothing; so does one in which a fault of ours comes to light, which is thrown on.
 */
export function answer(g: Engine, given: Answer): Result {
  const verdict = canAnswer(g, given);
  if (!verdict.ok) return verdict;
  const before = cloneState(g.state);
  if (g.events !== null) g.events = [];
  try {
    answerLegal(g, given);
  } catch (fault) {
    g.state = before;
    throw fault;
  }
  return { ok: true, events: g.events ?? [] };
}
