import type { Engine } from "../engine";
import { deepFreeze } from "../plain";
import { type Card, type CardId, cardOf, type Zone, type ZoneId, zoneById } from "../state";

/** Puts a changed card into its slot. The verbs' own door to the state: nothing else may write cards or zones. */
export function putCard(g: Engine, card: Card): Card {
  g.state.cards[card.id] = g.strict ? deepFreeze(card) : card;
  return card;
}

export function putZone(g: Engine, zone: Zone): void {
  g.state.zones[zone.id] = g.strict ? deepFreeze(zone) : zone;
}

/** Replaces part of a card. */
export function patchCard(g: Engine, id: CardId, patch: Partial<Card>): Card {
  return putCard(g, { ...cardOf(g.state, id), ...patch });
}

export function takeFromZone(g: Engine, zoneId: ZoneId, card: CardId): void {
  const zone = zoneById(g.state, zoneId);
  const cards = zone.cards.at(-1) === card ? zone.cards.slice(0, -1) : zone.cards.filter((id) => id !== card);
  putZone(g, { id: zone.id, key: zone.key, owner: zone.owner, cards });
}

/** @param index place from the bottom; absent: on top. */
export function putIntoZone(g: Engine, zoneId: ZoneId, card: CardId, index?: number): void {
  const zone = zoneById(g.state, zoneId);
  const cards = zone.cards.slice();
  if (index === undefined) cards.push(card);
  else cards.splice(index, 0, card);
  putZone(g, { id: zone.id, key: zone.key, owner: zone.owner, cards });
}
