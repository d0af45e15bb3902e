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
