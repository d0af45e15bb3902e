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
 * How many more cards like this one a seat may have in its zone of this key. Every limit of the rules that counts the card
 * there is a value of the seat (`places-NAME`), which abilities may change. Infinity where there is none.
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

/** The value of a seat that says how many cards a limit allows. */
export function zoneLimitValue({ name }: Pick<Limit, "name">): string {
  return `places-${name}`;
}

/** Why a card cannot come there: the limit that leaves no place for it. */
export function zoneLimitReached(g: Reader, seat: Seat, zone: string, card: Card): Limit | undefined {
  return g.rules.board.limits?.find(
    (limit) =>
      limit.zones.includes(zone) &&
      counts(g, limit, card) &&
      readValue(g, { seat }, zoneLimitValue(limit)) <= taken(g, seat, limit),
  );
}
