import { NO_COUNTERS } from "../decisions/decision";
import { type CardId, NONE, type Seat, type ZoneId } from "./ids";
import type { Card } from "./state";

/** A new card: face up, in a zone, with no counters. */
export function newCard(id: CardId, def: string, owner: Seat, zone: ZoneId): Card {
  return {
    id,
    def,
    owner,
    controller: owner,
    zone,
    face: "up",
    rested: false,
    x: 0,
    y: 0,
    attachedTo: NONE,
    stamp: 0,
    seenBy: 0,
    counters: NO_COUNTERS,
  };
}

/** A card not yet in its slot: its fields can still be set. */
type Draft = { -readonly [Field in keyof Card]: Card[Field] };

/**
 * A mutable copy of a card, to put back into its slot. Lists the fields in the order of `newCard`, so that all cards
 * share one hidden class and reads stay fast.
 */
export function mutableCopy(card: Card): Draft {
  return {
    id: card.id,
    def: card.def,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    face: card.face,
    rested: card.rested,
    x: card.x,
    y: card.y,
    attachedTo: card.attachedTo,
    stamp: card.stamp,
    seenBy: card.seenBy,
    counters: card.counters,
  };
}
