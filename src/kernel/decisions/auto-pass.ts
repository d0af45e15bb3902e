import type { Engine } from "../state/engine";
import type { Seat } from "../state/ids";
import type { ActOptions } from "./action-spec";

/** Could the seat do nothing here but pass? */
function canOnlyPass(g: Engine, here: ActOptions, seat: Seat): boolean {
  if (here.mayPass?.(g, seat).ok === false) return false;
  return here.specs.every((spec) => spec.options(g, seat).length === 0);
}

/** Is the seat not asked here, as it could only pass and has said that it need not be asked then? */
export function isAutoPassing(g: Engine, here: ActOptions, seat: Seat): boolean {
  return ((g.state.spared ?? 0) & (1 << seat)) !== 0 && canOnlyPass(g, here, seat);
}

/** Might it tell a seat (or NONE, a spectator) something about hidden cards who of the others is asked in a window? */
export function tellsWhoIsAsked(spared: number | undefined, viewer: Seat): boolean {
  return ((spared ?? 0) & ~(1 << viewer)) !== 0;
}
