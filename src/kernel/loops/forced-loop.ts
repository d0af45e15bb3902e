import { legalActions } from "../decisions/can-answer";
import { isForced } from "../decisions/kinds";
import type { Engine } from "../rules";
import type { LoopState, State } from "../state/state";
import { breakLoop } from "./break-loop";
import { hashWithPending } from "./position";

/** Consecutive decisions with a single answer before positions are compared. Few effects ask that many. */
const FORCED_BEFORE = 6;

/** Answers without lasting change before checking whether seats that respond to a stack have another choice. */
const QUIET_BEFORE = 60;

/** Whether effects run that may trigger each other endlessly: triggers, or a stack that has not emptied for long. */
function isChain({ agenda, stack, loop }: State): boolean {
  if (stack.length > 0 && loop.quiet >= QUIET_BEFORE) return true;
  for (const { procedure } of agenda) if (procedure === "triggers") return true;
  return false;
}

function withoutForced({ forced: _forced, ...loop }: LoopState): LoopState {
  return loop;
}

/**
 * Called when a seat is asked something. If each of the last decisions had only one answer and the position recurs,
 * triggers cause each other endlessly and no seat can stop it.
 * @returns true when the game has to run on, or is over.
 */
export function findForcedLoop(g: Engine): boolean {
  const { decision, loop, outcome } = g.state;
  if (outcome !== null || decision === null) return false;
  const isOn = isChain(g.state) && isForced(decision, () => legalActions(g));
  if (!isOn) {
    if (loop.forced !== undefined) g.state.loop = withoutForced(loop);
    return false;
  }
  const { asked, seen } = loop.forced ?? { asked: 0, seen: [] };
  const position = asked < FORCED_BEFORE ? undefined : hashWithPending(g);
  if (position === undefined || !seen.includes(position)) {
    const now = position === undefined ? seen : [...seen, position];
    g.state.loop = { ...loop, forced: { asked: asked + 1, seen: now } };
    return false;
  }
  g.state.loop = withoutForced(loop);
  if (g.rules.loops.onLoop) g.rules.loops.onLoop(g);
  else breakLoop(g);
  return true;
}
