import type { Engine } from "../rules";
import { finish } from "../verbs/seats";

/** Draws the game because its position repeats without end. Runs the game's own `onLoop` first. */
export function breakLoop(g: Engine): void {
  g.rules.loops.onLoop?.(g);
  finish(g, [], "loop", "kernel:loop");
}
