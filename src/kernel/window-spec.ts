import type { Engine } from "./engine";
import type { WindowSpec } from "./rules";

/**
 * The rules' window of this name.
 * @throws RangeError when there is none.
 */
export function windowSpec(g: Engine, name: string): WindowSpec {
  const spec = g.rules.windows[name];
  if (spec === undefined) throw new RangeError(`no window ${name}`);
  return spec;
}
