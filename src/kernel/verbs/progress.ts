import type { Engine } from "../rules";

const NOTHING_SEEN: readonly string[] = Object.freeze([]);

/** Notes an irreversible event: the loop guard starts counting again. */
export function noteProgress(g: Engine): void {
  const { answers, quiet } = g.state.loop;
  if (quiet === 0) return;
  const noted = { answers, quiet: 0, seen: NOTHING_SEEN };
  if (g.rules.loops.declared === undefined) {
    g.state.loop = noted;
    return;
  }
  const { laps: _laps, marks: _marks, ...loop } = g.state.loop;
  g.state.loop = { ...loop, ...noted };
}

/**
 * Nothing before this moment can be taken back any more (a die was rolled, a hidden card was seen, somebody
 * else acted).
 */
export function sealTakebacks(g: Engine): void {
  if (g.state.takebacks.length > 0) g.state.takebacks = [];
  if (g.state.announced !== undefined) g.state.announced = undefined;
}
