import type { Engine } from "./engine";
import type { Frame } from "./state";

/**
 * Drops running procedures anywhere on the agenda, with the question one of them has asked: what a seat that
 * has left was about to do. If it drops the procedure that is running, that step must not call jump or leave
 * afterwards.
 */
export function dropFrames(g: Engine, which: (frame: Frame) => boolean): void {
  const kept = g.state.agenda.filter((frame) => !which(frame));
  if (kept.length === g.state.agenda.length) return;
  if (kept.at(-1) !== g.state.agenda.at(-1)) g.state.decision = null;
  g.state.agenda = kept;
}
