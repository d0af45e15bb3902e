import type { Reader, Watcher } from "../../kernel";
import { defOf } from "./defs";

/** Lists of live abilities never change in place, so what is found out about one holds for good. */
const known = new WeakMap<readonly Watcher[], boolean>();

/** Could one of these abilities make Armor less than printed? */
function lowers(g: Reader, watchers: readonly Watcher[]): boolean {
  const found = known.get(watchers);
  if (found !== undefined) return found;
  const answer = watchers.some(({ card, ability: index, def }) => {
    const ability = defOf(g, { def: def ?? g.state.cards[card]?.def ?? "" }).abilities[index];
    if (ability?.kind !== "standing") return false;
    return ability.op !== "add" || typeof ability.amount !== "number" || ability.amount < 0;
  });
  known.set(watchers, answer);
  return answer;
}

/** Could a Monster have less Armor than printed and damaged now? Mostly not, which saves looking at each of them. */
export function mayShrink(g: Reader): boolean {
  const { modifiers, watch } = g.state;
  if (modifiers.some(({ stat, op, amount }) => stat === "armor" && (op !== "add" || amount < 0))) return true;
  const watchers = watch["stat:armor"];
  return watchers !== undefined && lowers(g, watchers);
}
