import { draftOf } from "../card";
import { NO_COUNTERS } from "../decision";
import { lastKnownOf } from "../emit";
import type { Engine } from "../engine";
import { randomBelow } from "../random";
import { replaceGuard } from "../replace";
import {
  type Card,
  type CardId,
  cardOf,
  type Face,
  NONE,
  type Seat,
  type ZoneId,
  zoneById,
  zoneOf,
} from "../state";
import { replaceWatchers } from "../watch";
import { change, putCard, putIntoZone, putZone, takeFromZone } from "./cards";
import { dropModifiers } from "./modifiers";

export interface MoveOptions {
  readonly face?: Face;
  /** Cell in a grid zone. */
  readonly x?: number;
  readonly y?: number;
  /** Bottom of the pile instead of the top. */
  readonly bottom?: boolean;
  /** Number of cards above it afterwards, when it goes neither on top nor to the bottom. */
  readonly under?: number;
  readonly rested?: boolean;
  /** Its new controller; by default the owner in a seat's zone, and unchanged in a shared one. */
  readonly controller?: Seat;
  /**
   * True when it stays the same card with its stamp, counters, state and modifiers: it changes sides, or
   * swaps places within the field.
   */
  readonly same?: boolean;
  /** Event type if the game has its own name for this move ("place", "discard"). */
  readonly as?: string;
}

/**
 * Moves a card to another zone (or cell of a grid). Counters and modifiers are lost unless it stays the
 * `same` card.
 */
export function move(g: Engine, id: CardId, to: ZoneId, options: MoveOptions = {}): Card {
  const before = cardOf(g.state, id);
  const type = options.as ?? "move";
  replaceGuard(g, type);
  const known = lastKnownOf(g, before, type);
  const after = arrived(g, before, to, options);
  if (before.zone !== NONE) takeFromZone(g, before.zone, id);
  putIntoZone(g, to, id, indexOf(g, to, options));
  if (after.stamp !== before.stamp) dropModifiers(g, id);
  return change(g, before, after, type, undefined, known);
}

function arrived(g: Engine, before: Card, to: ZoneId, options: MoveOptions): Card {
  const same = options.same === true;
  const home = zoneById(g.state, to).owner === NONE || same ? before.controller : before.owner;
  return {
    id: before.id,
    def: before.def,
    owner: before.owner,
    controller: options.controller ?? home,
    zone: to,
    face: options.face ?? (same ? before.face : "up"),
    rested: options.rested ?? (same && before.rested),
    x: options.x ?? 0,
    y: options.y ?? 0,
    attachedTo: same ? before.attachedTo : NONE,
    stamp: same ? before.stamp : ++g.state.serial,
    seenBy: same ? before.seenBy : 0,
    counters: same ? before.counters : NO_COUNTERS,
  };
}

function indexOf(g: Engine, to: ZoneId, { bottom, under }: MoveOptions): number | undefined {
  if (bottom) return 0;
  return under === undefined ? undefined : Math.max(0, zoneById(g.state, to).cards.length - under);
}

/** Moves a card to its owner's zone with that key. */
export function moveToOwner(g: Engine, id: CardId, zoneKey: string, options: MoveOptions = {}): Card {
  return move(g, id, zoneOf(g.state, zoneKey, cardOf(g.state, id).owner).id, options);
}

/**
 * Puts a card from a hidden zone (a hand) face down where its back is visible. It first swaps ids with a
 * random card of that zone, so that nobody who has seen it can track it by its id.
 * @returns the card as it now is; its id may differ from `id`.
 */
export function putFaceDown(g: Engine, id: CardId, to: ZoneId, options: MoveOptions = {}): Card {
  const from = zoneById(g.state, cardOf(g.state, id).zone);
  const open = g.rules.zones.find((spec) => spec.key === from.key)?.sees === "all";
  const other = open ? id : (from.cards[randomBelow(g, from.cards.length)] as CardId);
  swapIds(g, id, other);
  return move(g, other, to, { ...options, face: "down" });
}

/** Two cards of one zone swap ids, with everything that refers to them. */
function swapIds(g: Engine, a: CardId, b: CardId): void {
  if (a === b) return;
  const swapped = (id: CardId) => (id === a ? b : id === b ? a : id);
  const [first, second] = [cardOf(g.state, a), cardOf(g.state, b)];
  const [asFirst, asSecond] = [draftOf(second), draftOf(first)];
  asFirst.id = a;
  asSecond.id = b;
  putCard(g, asFirst);
  putCard(g, asSecond);
  const zone = zoneById(g.state, first.zone);
  putZone(g, { ...zone, cards: zone.cards.map(swapped) });
  if (g.state.modifiers.some((m) => m.card === a || m.card === b)) {
    g.state.modifiers = g.state.modifiers.map((m) => ({ ...m, card: swapped(m.card) }));
  }
  replaceWatchers(g, [first, second]);
}

/**
 * Moves a card to another cell of its grid: it stays the same card, and everything about it still applies.
 */
export function shift(g: Engine, id: CardId, x: number, y: number): Card {
  const before = cardOf(g.state, id);
  const after = draftOf(before);
  after.x = x;
  after.y = y;
  return change(g, before, after, "shift");
}
