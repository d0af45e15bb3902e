import type { ActOptions, Engine } from "../rules";
import type { Seat } from "../state/ids";

/** Whether the seat could only pass here. */
function canOnlyPass(g: Engine, here: ActOptions, seat: Seat): boolean {
  if (here.mayPass?.(g, seat).ok === false) return false;
  return here.specs.every((spec) => spec.options(g, seat).length === 0);
}

/** Whether the seat auto-passes here: it could only pass, and has said that it need not be asked then. */
export function isAutoPassing(g: Engine, here: ActOptions, seat: Seat): boolean {
  return ((g.state.spared ?? 0) & (1 << seat)) !== 0 && canOnlyPass(g, here, seat);
}

/** Whether a seat (or NONE, a spectator) could learn about hidden cards from who of the others is asked in a window. */
export function tellsWhoIsAsked(spared: number | undefined, viewer: Seat): boolean {
  return ((spared ?? 0) & ~(1 << viewer)) !== 0;
}
