import type { Reader, Watcher } from "../../kernel";
import { defOf } from "./defs";

/** Lists of live abilities never change in place, so results can be cached for good. */
const cache = new WeakMap<readonly Watcher[], boolean>();

/** Could one of these abilities lower Armor below the printed value? */
function lowersArmor(g: Reader, watchers: readonly Watcher[]): boolean {
  const found = cache.get(watchers);
  if (found !== undefined) return found;
  const answer = watchers.some(({ card, ability: index, def }) => {
    const ability = defOf(g, { def: def ?? g.state.cards[card]?.def ?? "" }).abilities[index];
    if (ability?.kind !== "standing") return false;
    return ability.op !== "add" || typeof ability.amount !== "number" || ability.amount < 0;
  });
  cache.set(watchers, answer);
  return answer;
}

/**
 * Could a Monster have less Armor now than its printed value minus damage? Usually not, which saves checking
 * each one.
 */
export function mayLoseArmor(g: Reader): boolean {
  const { modifiers, watch } = g.state;
  if (modifiers.some(({ stat, op, amount }) => stat === "armor" && (op !== "add" || amount < 0))) return true;
  const watchers = watch["stat:armor"];
  return watchers !== undefined && lowersArmor(g, watchers);
}
