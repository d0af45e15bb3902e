import type { ActOptions, Engine } from "../rules";
import type { Seat } from "../state/ids";

function canOnlyPass(g: Engine, here: ActOptions, seat: Seat): boolean {
  if (here.mayPass?.(g, seat).ok === false) return false;
  return here.specs.every((spec) => spec.options(g, seat).length === 0);
}

/** Whether the seat auto-passes here: the setting is on and it could only pass. */
export function isAutoPassing(g: Engine, here: ActOptions, seat: Seat): boolean {
  return ((g.state.spared ?? 0) & (1 << seat)) !== 0 && canOnlyPass(g, here, seat);
}

/** Whether a viewer (a seat, or NONE for a spectator) could infer hidden cards from who is asked in a window. */
export function tellsWhoIsAsked(spared: number | undefined, viewer: Seat): boolean {
  return ((spared ?? 0) & ~(1 << viewer)) !== 0;
}
