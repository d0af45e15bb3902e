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

/** Lists without the abilities of one stat, cached like those above. */
const ofStat = new WeakMap<Watch, Map<string, Watch>>();

function withoutStat(watch: Watch, stat: string): Watch {
  const lists = ofStat.get(watch) ?? new Map<string, Watch>();
  ofStat.set(watch, lists);
  const left = lists.get(stat) ?? without(watch, (other) => other === stat);
  lists.set(stat, left);
  return left;
}

/** The same reader for another value that the conditions of its own abilities read. See `Vocabulary.circular`. */
export function withoutAbilitiesOf({ rules, state }: Reader, stat: string): Reader {
  return { rules, state: { ...state, watch: withoutStat(state.watch, stat) } };
}
