import { renewWatchers } from "../flow/watch";
import type { Engine } from "../rules";
import { mutableCopy } from "../state/card";
import type { CardId } from "../state/ids";
import type { Counters } from "../state/plain";
import { type Card, cardOf } from "../state/state";
import { putCard } from "./cards";
import { emitCard } from "./emit";

/**
 * Turns a card into another one of the pool in place: it stays the same object, with its position, counters, modifiers
 * and references.
 * @param drops which of its counters belong to the old card; defaults to none.
 * @throws RangeError when the pool has no card of that name.
 */
export function become(g: Engine, id: CardId, def: string, drops?: (counter: string) => boolean): Card {
  if (g.rules.cards[def] === undefined) throw new RangeError(`no card ${def}`);
  const before = cardOf(g.state, id);
  const after = mutableCopy(before);
  after.def = def;
  if (drops !== undefined) after.counters = without(before.counters, drops);
  putCard(g, after);
  renewWatchers(g, id);
  emitCard(g, "become", { card: before, known: null }, after, { data: { was: before.def } });
  return after;
}

function without(counters: Counters, drops: (counter: string) => boolean): Counters {
  return Object.fromEntries(Object.entries(counters).filter(([name]) => !drops(name)));
}
