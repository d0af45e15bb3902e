import type { Reader } from "./engine";
import { type CardId, type LastKnown, NONE } from "./state";
import { readStat, watchKey } from "./stats";

/** A card as it was when it last left during the running effect; undefined when it has not, or nobody looks back. */
export function leftAs({ state }: Reader, id: CardId): LastKnown | undefined {
  return state.left?.findLast(({ card }) => card.id === id);
}

const KEY = watchKey("");

/**
 * The values of a card that may differ from print now, by name: what `Rules.lastKnown` remembers of it for the card
 * language. Null when none may.
 */
export function lastValues(g: Reader, id: CardId): Readonly<Record<string, number>> | null {
  const known: Record<string, number> = {};
  const note = (name: string) => {
    known[name] ??= readStat(g, id, name);
  };
  for (const name in g.rules.bases) note(name);
  for (const on in g.state.watch) if (on.startsWith(KEY)) note(on.slice(KEY.length));
  for (const { card, stat } of g.state.modifiers) if (card === id && card !== NONE) note(stat);
  return Object.keys(known).length === 0 ? null : known;
}
