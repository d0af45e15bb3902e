import { draftOf, newCard } from "../card";
import { emit, hasListeners, lastKnownOf, placeOf } from "../emit";
import type { Engine } from "../engine";
import type { Counters } from "../plain";
import { replaceGuard } from "../replace";
import { type Card, type CardId, cardOf, type Face, NONE, type Seat, type ZoneId } from "../state";
import { visibilityMask } from "../visibility";
import { addWatchers } from "../watch";
import { change, putCard, putIntoZone, takeFromZone } from "./cards";
import { dropModifiers } from "./modifiers";

export interface CreateOptions {
  readonly face?: Face;
  readonly rested?: boolean;
  readonly x?: number;
  readonly y?: number;
  /** Absent: the owner. */
  readonly controller?: Seat;
  readonly counters?: Counters;
  /** Event type when the game has a name of its own for it ("summon"); absent: "create". */
  readonly as?: string;
}

/** Makes a card that no deck brought (a token, a copy). @throws RangeError when the pool has none of that name. */
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
  return card;
}

/** Takes a card out of the game: it lies nowhere any more, and nothing finds it.
 *  @param as event type when the game has a name of its own for it (a token is discarded). */
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
