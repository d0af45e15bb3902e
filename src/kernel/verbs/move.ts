import { NO_COUNTERS } from "../decisions/decision";
import type { Leaving } from "../flow/flow-rules";
import { replaceGuard } from "../flow/replace";
import type { Engine } from "../rules";
import { mutableCopy, newCard } from "../state/card";
import { type CardId, type Face, NONE, type Seat, type ZoneId } from "../state/ids";
import { type Card, cardOf, type LastKnown, zoneById, zoneOf } from "../state/state";
import { change, putIntoZone, simultaneously, takeFromZone } from "./cards";
import { lastKnownOf } from "./emit";
import { attach, mayBeHost } from "./face";
import { dropModifiers } from "./modifiers";
import { transfer } from "./transfer";
import { triggerAbility } from "./trigger";

/** How a card arrives in its new zone, and what its event shows. */
export interface MoveOptions {
  readonly face?: Face;
  /** Cell in a grid zone. */
  readonly x?: number;
  readonly y?: number;
  /** Bottom of the pile instead of the top. */
  readonly bottom?: boolean;
  /** Number of cards above it afterwards, if it goes neither to the top nor to the bottom. */
  readonly under?: number;
  readonly rested?: boolean;
  /** Its new controller. Defaults to the owner in a seat's zone, and to no change in a shared one. */
  readonly controller?: Seat;
  /**
   * True if it stays the same card with its stamp, counters, state and modifiers: it changes sides, or swaps places on
   * the field.
   */
  readonly same?: boolean;
  /** Event type if the game has its own name for this move ("place", "discard"). */
  readonly as?: string;
}

/**
 * Moves a card to another zone (or cell of a grid), with the cards that leave with it. Counters and modifiers are lost
 * unless it stays the `same` card.
 */
export function move(g: Engine, id: CardId, to: ZoneId, options: MoveOptions = {}): Card {
  const before = cardOf(g.state, id);
  const as = options.as ?? "move";
  return options.same === true ? moveAlone(g, before, to, as, options) : leave(g, before, to, as, options);
}

/**
 * Removes a card from the game, with the cards that leave with it. It is in no zone any more.
 * @param as event type if the game has its own name for it.
 */
export function removeFromGame(g: Engine, id: CardId, as = "remove"): Card {
  const before = cardOf(g.state, id);
  return before.zone === NONE ? before : leave(g, before, NONE, as);
}

/** Sends a card where the rules decide, and everything that leaves with it, in one change. */
function leave(g: Engine, before: Card, to: ZoneId, as: string, options: MoveOptions = {}): Card {
  const leaving = g.rules.flow.leaving?.(g, before, to, as);
  if (leaving === undefined) return leaveAlone(g, before.id, to, as, options, NOTHING);
  const { alsoMoves = NOTHING, counterMoves = [], triggers = [] } = leaving;
  let after = before;
  simultaneously(g, [before.id, ...alsoMoves.map(({ card }) => card)], () => {
    for (const { counter, to: holder } of counterMoves)
      transfer(g, { card: before.id }, holder, counter, before.counters[counter] ?? 0);
    after = leaveAlone(g, before.id, leaving.to ?? to, leaving.as ?? as, options, alsoMoves);
    for (const { ability, by } of triggers)
      triggerAbility(g, before.id, ability, { type: by, def: before.def, seat: before.controller });
    for (const { card, to: where, as: type } of alsoMoves)
      if (where === NONE) removeFromGame(g, card, type);
      else move(g, card, where, { as: type });
  });
  return after;
}

type AlsoMoves = NonNullable<Leaving["alsoMoves"]>;

const NOTHING: AlsoMoves = Object.freeze([]);

function leaveAlone(
  g: Engine,
  id: CardId,
  to: ZoneId,
  as: string,
  options: MoveOptions,
  alsoMoves: AlsoMoves,
): Card {
  const before = cardOf(g.state, id);
  const after = to === NONE ? removeAlone(g, id, as) : moveAlone(g, before, to, as, options);
  if (mayBeHost(g, before)) detachFrom(g, id, alsoMoves);
  return after;
}

/** Detaches cards from a host that has left, unless they leave too. */
function detachFrom(g: Engine, host: CardId, leaving: AlsoMoves): void {
  for (const { id, attachedTo } of g.state.cards)
    if (attachedTo === host && leaving.every(({ card }) => card !== id)) attach(g, id, NONE);
}

/** Remembers a card that leaves, because running effects may refer to it. */
function noteLeft(g: Engine, card: Card): LastKnown {
  if (g.rules.information.lastKnown === undefined) return { card, known: null };
  const was = lastKnownOf(g, card);
  g.state.left = [...(g.state.left ?? []), was];
  return was;
}

function moveAlone(g: Engine, before: Card, to: ZoneId, type: string, options: MoveOptions): Card {
  replaceGuard(g, type);
  const was = options.same === true ? { card: before, known: null } : noteLeft(g, before);
  const after = arrived(g, before, to, options);
  if (before.zone !== NONE) takeFromZone(g, before.zone, before.id);
  putIntoZone(g, to, before.id, indexOf(g, to, options));
  if (after.stamp !== before.stamp) dropModifiers(g, before.id);
  return change(g, before, after, type, undefined, was.known);
}

function removeAlone(g: Engine, id: CardId, type: string): Card {
  replaceGuard(g, type);
  const before = cardOf(g.state, id);
  const was = noteLeft(g, before);
  const removed = mutableCopy(newCard(id, before.def, before.owner, NONE));
  removed.stamp = ++g.state.serial;
  takeFromZone(g, before.zone, id);
  dropModifiers(g, id);
  return change(g, before, removed, type, undefined, was.known);
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
    counters: same ? before.counters : lastingOf(g, before),
  };
}

/** The counters that stay on a card wherever it moves. */
function lastingOf({ rules }: Engine, { counters }: Card): Card["counters"] {
  const { isPersistentCounter: lasting } = rules.flow;
  if (lasting === undefined || counters === NO_COUNTERS) return NO_COUNTERS;
  const left = Object.entries(counters).filter(([name]) => lasting(name));
  return left.length === 0 ? NO_COUNTERS : Object.fromEntries(left);
}

function indexOf(g: Engine, to: ZoneId, { bottom, under }: MoveOptions): number | undefined {
  if (bottom) return 0;
  return under === undefined ? undefined : Math.max(0, zoneById(g.state, to).cards.length - under);
}

/** Moves a card to its owner's zone with that key. */
export function moveToOwner(g: Engine, id: CardId, zoneKey: string, options: MoveOptions = {}): Card {
  return move(g, id, zoneOf(g.state, zoneKey, cardOf(g.state, id).owner).id, options);
}

/** Moves a card to another cell of its grid. It stays the same card and keeps everything that applies to it. */
export function shift(g: Engine, id: CardId, x: number, y: number): Card {
  const before = cardOf(g.state, id);
  const after = mutableCopy(before);
  after.x = x;
  after.y = y;
  return change(g, before, after, "shift");
}
