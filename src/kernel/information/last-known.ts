import type { Reader } from "../rules";
import { type CardId, NONE } from "../state/ids";
import type { LastKnown } from "../state/state";
import { readStat, watchKey } from "../values/stats";

/**
 * A card as it was when it last left during the running effect. Undefined if it has not left, or if nothing needs it.
 */
export function lastKnownCard({ state }: Reader, id: CardId): LastKnown | undefined {
  return state.left?.findLast(({ card }) => card.id === id);
}

/**
 * A card as it was when it left under one of these stamps, during the running effect or while the ability that refers
 * to it was waiting.
 */
export function lastKnownUnder(
  { state }: Reader,
  id: CardId,
  stamps: readonly (number | undefined)[],
): LastKnown | undefined {
  const fits = ({ card }: LastKnown) => card.id === id && stamps.includes(card.stamp);
  return state.left?.findLast(fits) ?? state.past?.findLast(fits);
}

const KEY = watchKey("");

/**
 * The values of a card that may differ from print now, by name: what `InformationRules.lastKnown` remembers for the
 * card language. Null for a card that nothing looks back at.
 */
export function lastValues(g: Reader, id: CardId): Readonly<Record<string, number>> {
  const known: Record<string, number> = {};
  const note = (name: string) => {
    known[name] ??= readStat(g, id, name);
  };
  for (const name in g.rules.values.bases) note(name);
  for (const on in g.state.watch) if (on.startsWith(KEY)) note(on.slice(KEY.length));
  for (const { card, stat } of g.state.modifiers) if (card === id && card !== NONE) note(stat);
  return known;
}
