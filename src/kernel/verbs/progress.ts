import type { Engine } from "../engine";

const FRESH = Object.freeze({ quiet: 0, seen: Object.freeze([]) as readonly string[] });

/** Notes that something happened that cannot come back by itself: the loop guard starts counting again. */
export function progress(g: Engine): void {
  if (g.state.loop.quiet !== 0) g.state.loop = FRESH;
}

/** Nothing before this moment can be taken back any more (a die fell, a hidden card was seen, somebody else acted). */
export function sealTakebacks(g: Engine): void {
  if (g.state.takebacks.length > 0) g.state.takebacks = [];
}
