import { emitCard } from "../emit";
import type { Engine } from "../engine";
import { replaceGuard } from "../replace";
import { type Card, type CardId, cardOf, type Face, NONE, type ZoneId, zoneById, zoneOf } from "../state";
import { watchIn, watchOut } from "../watch";
import { putCard, putIntoZone, takeFromZone } from "./cards";
import { progress } from "./progress";

export interface MoveOptions {
  readonly face?: Face;
  /** Cell for a grid zone. */
  readonly x?: number;
  readonly y?: number;
  /** Bottom of the pile instead of the top. */
  readonly bottom?: boolean;
  /** Event type when the game has a name of its own for this move ("place", "discard"). */
  readonly as?: string;
}

/** Moves a card to another zone (or cell of a grid). Counters and modifiers do not follow it. */
export function move(g: Engine, id: CardId, to: ZoneId, options: MoveOptions = {}): Card {
  const before = cardOf(g.state, id);
  replaceGuard(g, options.as ?? "move");
  const after: Card = {
    id: before.id,
    def: before.def,
    owner: before.owner,
    controller: zoneById(g.state, to).owner === NONE ? before.controller : before.owner,
    zone: to,
    face: options.face ?? "up",
    rested: false,
    x: options.x ?? 0,
    y: options.y ?? 0,
    attachedTo: NONE,
    stamp: ++g.state.serial,
    seenBy: 0,
    counters: EMPTY,
  };
  takeFromZone(g, before.zone, id);
  putIntoZone(g, to, id, options.bottom ? 0 : undefined);
  putCard(g, after);
  progress(g);
  watchIn(g, before, after);
  emitCard(g, options.as ?? "move", before, after);
  watchOut(g, before, after);
  return after;
}

const EMPTY = Object.freeze({});

/** Moves a card to its owner's zone of that name. */
export function moveHome(g: Engine, id: CardId, zoneKey: string, options: MoveOptions = {}): Card {
  return move(g, id, zoneOf(g.state, zoneKey, cardOf(g.state, id).owner).id, options);
}

/** Puts a card on another cell of the grid it lies on: it stays the same card, with all that holds for it. */
export function shift(g: Engine, id: CardId, x: number, y: number): Card {
  const before = cardOf(g.state, id);
  const after = putCard(g, { ...before, x, y });
  emitCard(g, "shift", before, after);
  return after;
}
