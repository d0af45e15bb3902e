import { isTraitStat, type Reader } from "../kernel";

type Watch = Reader["state"]["watch"];

/** Lists of live abilities never change in place, so the filtered lists can be cached permanently. */
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
 * The reader for abilities that give types to cards. They read only printed types and lasting changes, because two of
 * them could otherwise depend on each other endlessly.
 */
export function withoutTraitAbilities({ rules, state }: Reader): Reader {
  return { rules, state: { ...state, watch: withoutTraits(state.watch) } };
}

/** The same reader for another value that the conditions of its own abilities read. See `Vocabulary.circular`. */
export function withoutAbilitiesOf({ rules, state }: Reader, stat: string): Reader {
  return { rules, state: { ...state, watch: without(state.watch, (other) => other === stat) } };
}
