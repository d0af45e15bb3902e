import { isTraitStat, type Reader } from "../kernel";

type Watch = Reader["state"]["watch"];

/** Lists of live abilities never change in place, so what is left of one can be cached for good. */
const cache = new WeakMap<Watch, Watch>();

function without(watch: Watch, isSame: (stat: string) => boolean): Watch {
  return Object.fromEntries(
    Object.entries(watch).filter(([on]) => !(on.startsWith(KEY) && isSame(on.slice(KEY.length)))),
  );
}

function withoutTraits(watch: Watch): Watch {
  const known = cache.get(watch);
  if (known !== undefined) return known;
  const left = without(watch, isTraitStat);
  cache.set(watch, left);
  return left;
}

const KEY = "stat:";

/**
 * The game as abilities see it that make cards be of another kind: they judge by print and lasting changes alone, as
 * two of them could otherwise ask each other without end.
 */
export function withoutTraitAbilities({ rules, state }: Reader): Reader {
  return { rules, state: { ...state, watch: withoutTraits(state.watch) } };
}

/** The same for one other value that the conditions of its abilities read: see `Vocabulary.circular`. */
export function withoutAbilitiesOf({ rules, state }: Reader, stat: string): Reader {
  return { rules, state: { ...state, watch: without(state.watch, (other) => other === stat) } };
}
