import type { Engine } from "../rules";

const NOTHING_SEEN: readonly string[] = Object.freeze([]);

/** Records an irreversible event: the loop guard starts counting again. */
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

/** Makes everything before this moment final (a die was rolled, a hidden card was seen, another seat acted). */
export function sealTakebacks(g: Engine): void {
  if (g.state.takebacks.length > 0) g.state.takebacks = [];
  if (g.state.announced !== undefined) g.state.announced = undefined;
}
