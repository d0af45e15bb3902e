import { addPlacedWatchers, addWatchers } from "../flow/watch";
import { visibilityMask } from "../information/visibility";
import type { Engine } from "../rules";
import { mutableCopy, newCard } from "../state/card";
import { type Face, NONE, type Seat, type ZoneId } from "../state/ids";
import type { Counters } from "../state/plain";
import type { Card } from "../state/state";
import { putCard, putIntoZone } from "./cards";
import { emit, hasListeners, placeOf } from "./emit";

export interface CreateOptions {
  readonly face?: Face;
  readonly rested?: boolean;
  readonly x?: number;
  readonly y?: number;
  /** Defaults to the owner. */
  readonly controller?: Seat;
  readonly counters?: Counters;
  /** Event type if the game has its own name for it ("summon"). Defaults to "create". */
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
  const blank = mutableCopy(newCard(g.state.cards.length, def, owner, zone));
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
