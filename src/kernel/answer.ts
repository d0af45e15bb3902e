import { fits, isAnswer } from "./answer-shape";
import { type Action, type Answer, OK, PASS, refuse, type Verdict } from "./decision";
import type { Engine } from "./engine";
import { BY_RULE, type GameEvent } from "./event";
import type { AnytimeSpec } from "./rules";
import { deliver, run } from "./run";
import { cloneState, NONE, type Seat, seatOf } from "./state";
import { noteAnnouncement, noteTakeback } from "./takeback";
import { windowSpec } from "./window";

export type Result =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | (Verdict & { readonly ok: false });

/** Every action with which the asked seat may answer an `act` decision, including passing where allowed. */
export function legalActions(g: Engine): Action[] {
  const decision = g.state.decision;
  if (decision?.kind !== "act" || g.state.paused !== NONE) return [];
  if (decision.window === undefined) return g.rules.actions(g, decision.seat);
  return [PASS, ...windowSpec(g, decision.window).plays(g, decision.seat)];
}

/** The actions this seat may take right now whoever is asked (concede, time-out ...). */
export function anytimeActions(g: Engine, seat: Seat): Action[] {
  return Object.entries(g.rules.anytime ?? {})
    .flatMap(([type, spec]): Action[] => spec.variants?.map((data) => ({ type, data })) ?? [{ type }])
    .filter((action) => canAnytime(g, seat, action).ok);
}

/** May this seat take this action now? The refusal gives the reason and the clause. */
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
  if (paused !== NONE)
    return refuse("paused", g.rules.pauseRule ?? "kernel:pause", { player: seatOf(g.state, paused).name });
  if (decision === null) return refuse("nobody-asked", "kernel:decision");
  if (decision.seat !== seat) {
    return refuse("not-asked", decision.rule, { player: seatOf(g.state, decision.seat).name });
  }
  return OK;
}

/**
 * Would this answer be accepted now? Answers come from anywhere (a save, a script, another machine), so
 * malformed ones are refused too.
 */
export function canAnswer(g: Engine, answer: Answer): Verdict {
  if (!isAnswer(answer)) return refuse("does-not-fit", currentRule(g));
  if (g.state.seats[answer.seat] === undefined) return refuse("no-such-seat", g.rules.seats.rule);
  if (answer.do === "anytime") return canAnytime(g, answer.seat, answer.action);
  if (answer.do === "act") return canTake(g, answer.seat, answer.action);
  const early = mayAnswer(g, answer.seat);
  if (!early.ok) return early;
  const { decision } = g.state;
  return decision !== null && fits(decision, answer) ? OK : refuse("does-not-fit", currentRule(g));
}

/** The clause behind the open question, or behind the end of the game. */
function currentRule({ state }: Engine): string {
  return state.decision?.rule ?? state.outcome?.rule ?? "kernel:decision";
}

/** May this exact action be taken? Unlike `canAct`, it refuses incomplete actions. */
function canTake(g: Engine, seat: Seat, action: Action): Verdict {
  const verdict = canAct(g, seat, action);
  if (!verdict.ok || g.rules.isComplete?.(g, action) !== false) return verdict;
  return refuse("does-not-fit", currentRule(g));
}

function canAnytime(g: Engine, seat: Seat, action: Action): Verdict {
  if (g.state.outcome !== null) return refuse("game-over", g.state.outcome.rule);
  if (seatOf(g.state, seat).status === "out") return refuse("seat-out", g.rules.seats.rule);
  const spec = anytimeSpec(g, action.type);
  return spec ? spec.can(g, seat, action) : refuse("no-such-action", currentRule(g));
}

function anytimeSpec(g: Engine, type: string): AnytimeSpec | undefined {
  const specs = g.rules.anytime ?? {};
  return Object.hasOwn(specs, type) ? specs[type] : undefined;
}

/** Carries out an answer known to be legal (it came from `legalActions` of this very state). */
export function answerLegal(g: Engine, answer: Answer): void {
  noteAnnouncement(g, answer);
  noteTakeback(g, answer);
  if (answer.do === "anytime") {
    g.rule = "kernel:anytime";
    g.cause = BY_RULE;
    anytimeSpec(g, answer.action.type)?.perform(g, answer.seat, answer.action);
  } else {
    deliver(g, answer);
  }
  run(g);
}

/**
 * Answers the open decision (or takes an anytime action), and runs to the next decision or the end. A refused
 * answer changes nothing.
 * @throws whatever the rules throw, with the state restored.
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
