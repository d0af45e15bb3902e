import { type Answer, type Decision, PASS } from "./decision";
import type { Engine } from "./engine";
import { BY_RULE, type Cause } from "./event";
import { guardLoop } from "./loop";
import { call, type Procedure } from "./procedure";
import { type Frame, type Seat, seatOf } from "./state";

const CHECK_LIMIT = 1000;

function procedureOf(g: Engine, frame: Frame): Procedure {
  const found = g.rules.procedures[frame.procedure];
  if (found === undefined) throw new RangeError(`no procedure ${frame.procedure}`);
  return found;
}

/** State-based checks, until none changes anything any more. */
function settle(g: Engine): void {
  const checks = g.rules.checks;
  if (checks === undefined) return;
  for (let round = 0; round < CHECK_LIMIT; round++) {
    let changed = false;
    for (const check of checks) {
      g.rule = check.rule;
      changed = check.run(g) || changed;
      if (g.state.outcome !== null) return;
    }
    if (!changed) return;
  }
  throw new Error("state-based checks do not come to rest");
}

/** Between units of change: checks, then the triggers that came up. */
function betweenSteps(g: Engine): void {
  if (g.state.pending.length === 0 && g.rules.checks === undefined) return;
  const top = g.state.agenda.at(-1);
  if (top === undefined || g.state.decision !== null || procedureOf(g, top).atomic) return;
  settle(g);
  if (g.state.outcome !== null || g.state.pending.length === 0) return;
  const queued = g.rules.triggers.order === "queued";
  if (queued && g.state.agenda.some((frame) => frame.procedure === "triggers")) return;
  call(g, "triggers");
}

function advance(g: Engine, frame: Frame): void {
  const running = procedureOf(g, frame);
  const next = running.steps[frame.step];
  if (next === undefined) {
    g.state.agenda.pop();
    return;
  }
  frame.step++;
  g.rule = (frame.locals.rule as string | undefined) ?? next.rule;
  g.cause = (frame.locals.cause as Cause | undefined) ?? BY_RULE;
  next.run(g, frame.locals);
}

/** Runs the procedures on until somebody is asked or the game is over. */
export function run(g: Engine): void {
  for (;;) {
    if (g.state.outcome !== null) return;
    if (g.state.decision !== null) {
      if (seatOf(g.state, g.state.decision.seat).status === "in") return;
      deliver(g, absentAnswer(g.state.decision));
      continue;
    }
    const frame = g.state.agenda.at(-1);
    if (frame === undefined) throw new Error("the rules ran out without an outcome");
    advance(g, frame);
    betweenSteps(g);
  }
}

/** Hands an answer (already found legal) to the step that asked. */
export function deliver(g: Engine, answer: Answer): void {
  const frame = g.state.agenda.at(-1);
  if (frame === undefined) throw new Error("nobody asked");
  const asking = procedureOf(g, frame).steps[frame.step - 1];
  if (asking?.answer === undefined)
    throw new Error(`step ${asking?.name} of ${frame.procedure} takes no answer`);
  g.state.decision = null;
  g.rule = (frame.locals.rule as string | undefined) ?? asking.rule;
  g.cause = (frame.locals.cause as Cause | undefined) ?? BY_RULE;
  asking.answer(g, frame.locals, answer);
  guardLoop(g);
  betweenSteps(g);
}

/** What is answered for a seat that has left the game: as little as the question allows. */
function absentAnswer(decision: Decision): Answer {
  const seat: Seat = decision.seat;
  switch (decision.kind) {
    case "act":
      return { seat, do: "act", action: PASS };
    case "pick":
      return { seat, do: "pick", picks: Array.from({ length: decision.min }, (_, i) => i) };
    case "arrange":
      return { seat, do: "arrange", order: decision.options.map((_, i) => i) };
    case "amount":
      return { seat, do: "amount", amount: decision.min };
    case "confirm":
      return { seat, do: "confirm", yes: false };
    case "name":
      return { seat, do: "name", name: decision.names[0] ?? "" };
    case "place":
      return { seat, do: "place", cell: decision.cells[0] ?? [0, 0] };
  }
}
