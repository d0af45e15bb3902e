import type { Engine } from "../rules";
import { finish } from "../verbs/seats";

/** Draws the game, because nothing leads out of its position. The game's own rule comes first. */
export function breakLoop(g: Engine): void {
  g.rules.loops.onLoop?.(g);
  finish(g, [], "loop", "kernel:loop");
}
