import { NO_COUNTERS } from "./decision";
import { type Card, type CardId, NONE, type Seat, type ZoneId } from "./state";

/** A card as it is made: face up, in a zone, with nothing on it. */
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

/** A card that is not in its slot yet: its fields can still be set. */
type Draft = { -readonly [Field in keyof Card]: Card[Field] };

/**
 * A copy of a card, to be changed and then put in its slot. Written out in the order of `newCard`: all cards of a game
 * are objects of one shape, which is what makes reading them fast.
 */
export function draftOf(card: Card): Draft {
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
