import type { Engine, ZoneSpec } from "../rules";
import type { PileArrival } from "../state/engine";
import { type CardId, NONE, type ZoneId } from "../state/ids";
import { cardOf, type LastKnown, zoneById } from "../state/state";

const specOf = (g: Engine, zone: ZoneId): ZoneSpec | undefined =>
  g.rules.board.zones.find(({ key }) => key === zoneById(g.state, zone).key);

const isOrdered = (g: Engine, zone: ZoneId): boolean => {
  const ordered = specOf(g, zone)?.ordered;
  return ordered !== undefined && ordered.if?.(g) !== false;
};

/** The clause that has the cards of a heap ordered. */
export const orderRule = (g: Engine, { zone }: PileArrival): string =>
  specOf(g, zone)?.ordered?.rule ?? g.rule;

/** Records the piles that received several cards from one simultaneous change, for their owners to order. */
export function notePileArrivals(g: Engine, before: Iterable<LastKnown>): void {
  const counts = new Map<ZoneId, number>();
  for (const { card } of before) {
    const { zone } = cardOf(g.state, card.id);
    if (zone !== card.zone && zone !== NONE) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  for (const [zone, count] of counts)
    if (count > 1 && isOrdered(g, zone)) g.pileArrivals.push({ zone, count });
}

/** The cards of a heap, bottom card first. */
export const arrivedCards = (g: Engine, { zone, count }: PileArrival): readonly CardId[] =>
  zoneById(g.state, zone).cards.slice(-count);
