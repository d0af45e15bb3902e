import { emitCard } from "../emit";
import type { Engine } from "../engine";
import { replaceGuard } from "../replace";
import { type Card, type CardId, cardOf, type Face, type Seat } from "../state";
import { change, putCard } from "./cards";
import { sealTakebacks } from "./progress";

/** Turns a card face up or face down where it lies. Does nothing if it already lies so. */
export function flip(g: Engine, id: CardId, face: Face): Card {
  const before = cardOf(g.state, id);
  if (before.face === face) return before;
  const type = face === "up" ? "flip-up" : "flip-down";
  replaceGuard(g, type);
  return change(g, before, { ...before, face }, type);
}

/** Rests (turns sideways) or refreshes a card. Does nothing if it already is so. */
export function rest(g: Engine, id: CardId, rested = true): Card {
  const before = cardOf(g.state, id);
  if (before.rested === rested) return before;
  const type = rested ? "rest" : "refresh";
  replaceGuard(g, type);
  return change(g, before, { ...before, rested }, type);
}

/** Gives a card to another controller, or back. */
export function control(g: Engine, id: CardId, controller: Seat): Card {
  const before = cardOf(g.state, id);
  if (before.controller === controller) return before;
  return change(g, before, { ...before, controller }, "control");
}

/** Attaches a card to another one, or (NONE) takes it off. */
export function attach(g: Engine, id: CardId, to: CardId): Card {
  const before = cardOf(g.state, id);
  return change(g, before, { ...before, attachedTo: to }, "attach", { target: to });
}

/** Lets a seat look at a hidden card from now on, until it moves, is shuffled or is hidden again. */
export function show(g: Engine, id: CardId, seat: Seat): Card {
  const before = cardOf(g.state, id);
  const after = putCard(g, { ...before, seenBy: before.seenBy | (1 << seat) });
  sealTakebacks(g);
  emitCard(g, "show", { card: before, known: null }, after, { seat });
  return after;
}

/** Ends what `show` allowed: the card is seen again only by those who see it where it lies. */
export function hide(g: Engine, id: CardId): Card {
  const before = cardOf(g.state, id);
  return before.seenBy === 0 ? before : putCard(g, { ...before, seenBy: 0 });
}

/** Makes a card another seat's own (it was drafted, or won). */
export function giveTo(g: Engine, id: CardId, owner: Seat): Card {
  const before = cardOf(g.state, id);
  return putCard(g, { ...before, owner, controller: owner });
}
