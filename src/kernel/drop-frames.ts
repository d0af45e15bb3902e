import type { Engine } from "./engine";
import type { Frame } from "./state";

/**
 * Drops running procedures wherever they stand, with the question that one of them has asked: what a seat that has
 * left was about to do. The procedure that runs this very step must not be told to jump or leave afterwards.
 */
export function dropFrames(g: Engine, which: (frame: Frame) => boolean): void {
  const kept = g.state.agenda.filter((frame) => !which(frame));
  if (kept.length === g.state.agenda.length) return;
  if (kept.at(-1) !== g.state.agenda.at(-1)) g.state.decision = null;
  g.state.agenda = kept;
}
