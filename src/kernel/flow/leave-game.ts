import type { Engine, Procedure } from "../rules";
import { NONE, type Seat } from "../state/ids";
import type { Frame } from "../state/state";
import { removeFromStack } from "../verbs/stack";

const procedureOf = (g: Engine, frame: Frame): Procedure | undefined =>
  g.rules.flow.procedures[frame.procedure];

/** Whose doing each running procedure is, from the bottom of the agenda; NONE for what is nobody's own. */
function doers(g: Engine): Seat[] {
  let below: Seat = NONE;
  return g.state.agenda.map((frame) => {
    const of = procedureOf(g, frame)?.of;
    if (of !== "caller") below = of?.(frame.locals) ?? NONE;
    return below;
  });
}

/** Whether an item of this chain or stack has yet to resolve. */
function isOpenChain(g: Engine, { procedure, locals }: Frame): boolean {
  if (procedure !== "window" || g.state.stack.length === 0) return false;
  return g.rules.flow.windows[String(locals.window)]?.mode !== "immediate";
}

/** What these seats have put on the stack comes off, and goes where what is not carried out goes. */
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

/** Where the turn is on the agenda, if one of these seats has it: it goes on where a turn ends. */
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
 * What these seats were doing stops, wherever it stands; what others were doing is finished; then a turn of theirs
 * ends. Called when they are out; their cards are up to the rules. If it drops the procedure that is running,
 * that step must not call jump or leave afterwards.
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
    // Of the steps of a turn that has ended only what others are still waiting for is left.
    return turn === NONE || i <= turn || frame.procedure === "triggers" || isOpenChain(g, frame);
  });
  const isAskedByTurn = turn !== NONE && top === g.state.agenda[turn];
  if (g.state.agenda.at(-1) !== top || isAskedByTurn) g.state.decision = null;
}
