import { replaceGuard } from "../flow/replace";
import type { Engine } from "../rules";
import { mutableCopy } from "../state/card";
import { type CardId, type Face, NONE, type Seat } from "../state/ids";
import { type Card, cardOf } from "../state/state";
import { change, putCard } from "./cards";
import { emitCard } from "./emit";
import { sealTakebacks } from "./progress";

/** Turns a card face up or face down. Does nothing if it already is. */
export function flip(g: Engine, id: CardId, face: Face): Card {
  const before = cardOf(g.state, id);
  if (before.face === face) return before;
  const type = face === "up" ? "flip-up" : "flip-down";
  replaceGuard(g, type);
  const after = mutableCopy(before);
  after.face = face;
  return change(g, before, after, type);
}

/** Rests (turns sideways) or refreshes a card. Does nothing if it already is. */
export function rest(g: Engine, id: CardId, rested = true): Card {
  const before = cardOf(g.state, id);
  if (before.rested === rested) return before;
  const type = rested ? "rest" : "refresh";
  replaceGuard(g, type);
  const after = mutableCopy(before);
  after.rested = rested;
  return change(g, before, after, type);
}

export function changeController(g: Engine, id: CardId, controller: Seat): Card {
  const before = cardOf(g.state, id);
  if (before.controller === controller) return before;
  const after = mutableCopy(before);
  after.controller = controller;
  return change(g, before, after, "control");
}

/**
 * Whether something may be attached to this card where it is. Not in hidden zones, because attached cards are public.
 */
export function mayBeHost({ rules, state }: Engine, { zone }: Card): boolean {
  const key = state.zones[zone]?.key;
  return rules.board.zones.find((spec) => spec.key === key)?.sees === "all";
}

/**
 * Attaches a card to another one, or (NONE) detaches it.
 * @throws RangeError when the other one is in a hidden zone.
 */
export function attach(g: Engine, id: CardId, to: CardId): Card {
  if (to !== NONE && !mayBeHost(g, cardOf(g.state, to))) throw new RangeError(`card ${to} is hidden`);
  const before = cardOf(g.state, id);
  const after = mutableCopy(before);
  after.attachedTo = to;
  return change(g, before, after, "attach", { target: to });
}

/** Lets a seat look at a hidden card until it moves, is shuffled or is hidden again. */
export function show(g: Engine, id: CardId, seat: Seat): Card {
  const before = cardOf(g.state, id);
  const after = mutableCopy(before);
  after.seenBy |= 1 << seat;
  putCard(g, after);
  sealTakebacks(g);
  emitCard(g, "show", { card: before, known: null }, after, { seat });
  return after;
}

/** Ends what `show` allowed: only seats that may see the card in its zone still see it. */
export function hide(g: Engine, id: CardId): Card {
  const before = cardOf(g.state, id);
  if (before.seenBy === 0) return before;
  const after = mutableCopy(before);
  after.seenBy = 0;
  return putCard(g, after);
}

/** Changes the owner of a card (it was drafted, or won). */
export function changeOwner(g: Engine, id: CardId, owner: Seat): Card {
  const before = cardOf(g.state, id);
  const after = mutableCopy(before);
  after.owner = owner;
  after.controller = owner;
  return putCard(g, after);
}
