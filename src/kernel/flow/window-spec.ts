import type { ActOptions, Engine, WindowSpec } from "../rules";

/**
 * The rules' window of this name.
 * @throws RangeError when there is none.
 */
export function windowSpec(g: Engine, name: string): WindowSpec {
  const spec = g.rules.flow.windows[name];
  if (spec === undefined) throw new RangeError(`no window ${name}`);
  return spec;
}

/** What may be done in a window, or in the turn if no window is given. */
export function actOptionsFor(g: Engine, window: string | undefined): ActOptions {
  return window === undefined ? g.rules.decisions.turn(g) : windowSpec(g, window);
}
