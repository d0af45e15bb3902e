import type { Engine, Procedure } from "../rules";
import { NONE, type Seat } from "../state/ids";
import type { Frame } from "../state/state";
import { removeFromStack } from "../verbs/stack";

const procedureOf = (g: Engine, frame: Frame): Procedure | undefined =>
  g.rules.flow.procedures[frame.procedure];

/** The seat that acts in each running procedure, from the bottom of the agenda; NONE if it belongs to no seat. */
function doers(g: Engine): Seat[] {
  let below: Seat = NONE;
  return g.state.agenda.map((frame) => {
    const of = procedureOf(g, frame)?.of;
    if (of !== "caller") below = of?.(frame.locals) ?? NONE;
    return below;
  });
}

/** Whether an item of this chain or stack is still unresolved. */
function isOpenChain(g: Engine, { procedure, locals }: Frame): boolean {
  if (procedure !== "window" || g.state.stack.length === 0) return false;
  return g.rules.flow.windows[String(locals.window)]?.mode !== "immediate";
}

/** Removes the items of these seats from the stack, to where unresolved items go. */
function cutStack(g: Engine, seats: readonly Seat[]): void {
  const specs = g.state.agenda.flatMap(
    (frame) => g.rules.flow.windows[String(frame.locals.window ?? "")] ?? [],
  );
  const fizzle = specs.findLast((spec) => spec.fizzle !== undefined)?.fizzle;
  for (const { id, seat } of [...g.state.stack].reverse()) {
    const item = seats.includes(seat) ? removeFromStack(g, id) : undefined;
    if (item !== undefined) fizzle?.(g, item);
  }
}

/** Index of the turn on the agenda if one of these seats has it, after moving it to its end. */
function endTurn(g: Engine, seats: readonly Seat[]): number {
  const { turnEnd } = g.rules.flow;
  if (turnEnd === undefined || !seats.includes(g.state.turn.seat)) return NONE;
  const at = g.state.agenda.findLastIndex(({ procedure }) => procedure === turnEnd.procedure);
  const turn = g.state.agenda[at];
  const next = g.rules.flow.procedures[turnEnd.procedure]?.index.get(turnEnd.step);
  if (turn === undefined || next === undefined) return NONE;
  turn.step = next;
  return at;
}

/**
 * Stops whatever these seats were doing, anywhere on the agenda. Procedures of other seats finish, then a turn of these
 * seats ends. Called when they are out; the rules handle their cards. If it drops the running procedure, that step must
 * not call jump or leave afterwards.
 */
export function leaveGame(g: Engine, seats: readonly Seat[]): void {
  g.state.pending = g.state.pending.filter((trigger) => !seats.includes(trigger.seat));
  cutStack(g, seats);
  const top = g.state.agenda.at(-1);
  const turn = endTurn(g, seats);
  const owners = doers(g);
  g.state.agenda = g.state.agenda.filter((frame, i) => {
    const doer = owners[i] ?? NONE;
    if (doer !== NONE) return !seats.includes(doer);
    // Keeps only the parts of an ended turn that other seats are still waiting for.
    return turn === NONE || i <= turn || frame.procedure === "triggers" || isOpenChain(g, frame);
  });
  const isAskedByTurn = turn !== NONE && top === g.state.agenda[turn];
  if (g.state.agenda.at(-1) !== top || isAskedByTurn) g.state.decision = null;
}
