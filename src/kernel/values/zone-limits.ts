import type { Limit, Reader } from "../rules";
import type { Seat } from "../state/ids";
import { type Card, cardOf, zoneOf } from "../state/state";
import { readValue } from "./values";

const counts = (g: Reader, limit: Limit, card: Card) => limit.counts?.(g, card) !== false;

function taken(g: Reader, seat: Seat, limit: Limit): number {
  let sum = 0;
  for (const key of limit.zones) {
    const { cards } = zoneOf(g.state, key, seat);
    if (limit.counts === undefined) sum += cards.length;
    else for (const id of cards) if (counts(g, limit, cardOf(g.state, id))) sum++;
  }
  return sum;
}

/**
 * How many more cards like this one a seat may have in its zone with this key. Every limit that counts the card there
 * is a value of the seat (`places-NAME`), which abilities may change. Infinity without a limit.
 */
export function zoneLimitLeft(g: Reader, seat: Seat, zone: string, card: Card): number {
  let least = Number.POSITIVE_INFINITY;
  for (const limit of g.rules.board.limits ?? []) {
    if (!limit.zones.includes(zone) || !counts(g, limit, card)) continue;
    const left = readValue(g, { seat }, zoneLimitValue(limit)) - taken(g, seat, limit);
    least = Math.min(least, Math.max(0, left));
  }
  return least;
}

/** Name of the seat value that holds a zone limit. */
export function zoneLimitValue({ name }: Pick<Limit, "name">): string {
  return `places-${name}`;
}

/** The zone limit that leaves no room for a card, if any. */
export function zoneLimitReached(g: Reader, seat: Seat, zone: string, card: Card): Limit | undefined {
  return g.rules.board.limits?.find(
    (limit) =>
      limit.zones.includes(zone) &&
      counts(g, limit, card) &&
      readValue(g, { seat }, zoneLimitValue(limit)) <= taken(g, seat, limit),
  );
}
