import { notePileArrivals } from "../flow/pile-arrivals";
import { addPlacedWatchers, addWatchers, hasWatches, removeWatchers } from "../flow/watch";
import type { Engine } from "../rules";
import { type Batch, touch } from "../state/engine";
import { type CardId, NONE, type ZoneId } from "../state/ids";
import { deepFreeze, type Plain } from "../state/plain";
import { type Card, cardOf, type NotedEvent, type PendingTrigger, type Zone, zoneById } from "../state/state";
import { type EventDraft, emitCard, hasListeners, lastKnownOf } from "./emit";

/** Puts a changed card into its slot. Only verbs call it: nothing else may write cards or zones. */
export function putCard(g: Engine, card: Card): Card {
  touch(g, card.id);
  g.state.cards[card.id] = g.strict ? deepFreeze(card) : card;
  return card;
}

/** Puts a zone into its slot. The verb that calls it emits the event. */
export function putZone(g: Engine, zone: Zone): void {
  g.version++;
  g.state.zones[zone.id] = g.strict ? deepFreeze(zone) : zone;
}

/**
 * Changes a card and emits the event. New watchers are added before the event; old ones are removed after it (after all
 * of a simultaneous change).
 */
export function change(
  g: Engine,
  before: Card,
  after: Card,
  type: string,
  extra?: Partial<EventDraft>,
  known: Plain = null,
): Card {
  putCard(g, after);
  const watches = hasWatches(g, after);
  if (watches) addWatchers(g, before, after);
  if (hasListeners(g, type)) emitCard(g, type, { card: before, known }, after, extra);
  if (g.batch === null) {
    if (watches) afterChange(g, before, after);
  } else if (!g.batch.before.has(before.id)) g.batch.before.set(before.id, { card: before, known });
  return after;
}

/** Changes a card without an event of its own. The caller emits one for the whole change, if any. */
export function changeQuietly(g: Engine, before: Card, after: Card): void {
  if (g.batch !== null && !g.batch.before.has(before.id))
    g.batch.before.set(before.id, lastKnownOf(g, before));
  putCard(g, after);
  addWatchers(g, before, after);
  if (g.batch === null) afterChange(g, before, after);
}

/**
 * Makes several changes simultaneously: every card sees the others leave, and triggers keep all cards as they
 * were before the first change.
 * @param ids the cards that will leave.
 * @param body makes the changes.
 */
export function simultaneously(g: Engine, ids: readonly CardId[], body: () => void): void {
  const outer = g.batch;
  const batch: Batch = outer ?? { before: new Map(), fired: new Map() };
  for (const id of ids) {
    if (batch.before.has(id)) continue;
    batch.before.set(id, lastKnownOf(g, cardOf(g.state, id)));
  }
  if (outer !== null) return body();
  const { pending } = g.state;
  g.batch = batch;
  try {
    body();
  } finally {
    g.batch = null;
  }
  notePileArrivals(g, batch.before.values());
  if (g.state.pending !== pending)
    g.state.pending = g.state.pending.map((own, i) => (i < pending.length ? own : renewed(g, batch, own)));
  for (const { card } of batch.before.values()) afterChange(g, card, cardOf(g.state, card.id));
}

/** A trigger of a simultaneous change, updated to the cards as they are after all of it. */
function renewed(g: Engine, { before }: Batch, { was: _was, ...trigger }: PendingTrigger): PendingTrigger {
  const stampOf = (id: CardId) => g.state.cards[id]?.stamp ?? NONE;
  const earlier = (id: CardId) => before.get(id)?.card.stamp ?? stampOf(id);
  const restamped = ({ stampsBefore: _before, ...event }: NotedEvent): NotedEvent => {
    const stamps = [stampOf(event.card), stampOf(event.target)] as const;
    const stampsBefore = [earlier(event.card), earlier(event.target)] as const;
    return { ...event, stamps, ...(stampsBefore.some((own, i) => own !== stamps[i]) && { stampsBefore }) };
  };
  const { event, others } = trigger;
  const [stamp, was] = [stampOf(trigger.card), earlier(trigger.card)];
  return {
    ...trigger,
    stamp,
    ...(was !== stamp && { was }),
    event: restamped(event),
    ...(others && { others: others.map(restamped) }),
  };
}

function afterChange(g: Engine, before: Card, after: Card): void {
  removeWatchers(g, before, after);
  addPlacedWatchers(g, before, after);
}

/** Lists the fields of a zone instead of spreading it, for speed: every move of a card calls it twice. */
function withCards(zone: Zone, cards: readonly CardId[]): Zone {
  const { id, key, owner, counters } = zone;
  return counters === undefined ? { id, key, owner, cards } : { id, key, owner, cards, counters };
}

export function takeFromZone(g: Engine, zoneId: ZoneId, card: CardId): void {
  const zone = zoneById(g.state, zoneId);
  const cards = zone.cards.at(-1) === card ? zone.cards.slice(0, -1) : zone.cards.filter((id) => id !== card);
  putZone(g, withCards(zone, cards));
}

/** @param index position from the bottom. Defaults to the top. */
export function putIntoZone(g: Engine, zoneId: ZoneId, card: CardId, index?: number): void {
  const zone = zoneById(g.state, zoneId);
  const cards = zone.cards.slice();
  if (index === undefined) cards.push(card);
  else cards.splice(index, 0, card);
  putZone(g, withCards(zone, cards));
}
