import { isTraitStat, type Reader } from "../kernel";

type Watch = Reader["state"]["watch"];

/** Lists of live abilities never change in place, so what is left of one can be cached for good. */
const cache = new WeakMap<Watch, Watch>();

function without(watch: Watch): Watch {
  const known = cache.get(watch);
  if (known !== undefined) return known;
  const others = Object.entries(watch).filter(
    ([on]) => !(on.startsWith(KEY) && isTraitStat(on.slice(KEY.length))),
  );
  const left = Object.fromEntries(others);
  cache.set(watch, left);
  return left;
}

const KEY = "stat:";

/**
 * The game as abilities see it that make cards be of another kind: they judge by print and lasting changes alone, as
 * two of them could otherwise ask each other without end.
 */
export function withoutTraitAbilities({ rules, state }: Reader): Reader {
  return { rules, state: { ...state, watch: without(state.watch) } };
}
