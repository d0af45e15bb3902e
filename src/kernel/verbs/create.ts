import { draftOf, newCard } from "../card";
import { emit, hasListeners, lastKnownOf, placeOf } from "../emit";
import type { Engine } from "../engine";
import type { Counters } from "../plain";
import { replaceGuard } from "../replace";
import { type Card, type CardId, cardOf, type Face, NONE, type Seat, type ZoneId } from "../state";
import { visibilityMask } from "../visibility";
import { addPlacedWatchers, addWatchers } from "../watch";
import { change, putCard, putIntoZone, takeFromZone } from "./cards";
import { dropModifiers } from "./modifiers";

export interface CreateOptions {
  readonly face?: Face;
  readonly rested?: boolean;
  readonly x?: number;
  readonly y?: number;
  /** By default the owner. */
  readonly controller?: Seat;
  readonly counters?: Counters;
  /** Event type if the game has its own name for it ("summon"); by default "create". */
  readonly as?: string;
}

/**
 * Creates a card that was in no deck (a token, a copy).
 * @throws RangeError when the pool has no card of that name.
 */
export function createCard(
  g: Engine,
  def: string,
  owner: Seat,
  zone: ZoneId,
  { as = "create", ...options }: CreateOptions = {},
): Card {
  if (g.rules.cards[def] === undefined) throw new RangeError(`no card ${def}`);
  const blank = draftOf(newCard(g.state.cards.length, def, owner, zone));
  const card: Card = Object.assign(blank, options, { stamp: ++g.state.serial });
  putCard(g, card);
  putIntoZone(g, zone, card.id);
  addWatchers(g, { ...card, zone: NONE }, card);
  if (hasListeners(g, as)) {
    const knownTo = visibilityMask(g, card);
    emit(g, { type: as, seat: card.controller, card: card.id, def, to: placeOf(card), knownTo });
  }
  addPlacedWatchers(g, { ...card, zone: NONE }, card);
  return card;
}

/**
 * Removes a card from the game: it is in no zone any more.
 * @param as event type if the game has its own name for it (a token is discarded).
 */
export function removeFromGame(g: Engine, id: CardId, as = "remove"): Card {
  const before = cardOf(g.state, id);
  if (before.zone === NONE) return before;
  replaceGuard(g, as);
  const known = lastKnownOf(g, before, as);
  const gone = draftOf(newCard(id, before.def, before.owner, NONE));
  gone.stamp = ++g.state.serial;
  takeFromZone(g, before.zone, id);
  dropModifiers(g, id);
  return change(g, before, gone, as, undefined, known);
}
