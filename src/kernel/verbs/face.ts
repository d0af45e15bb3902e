import { emitCard } from "../emit";
import type { Engine } from "../engine";
import { replaceGuard } from "../replace";
import { type Card, type CardId, cardOf, type Face } from "../state";
import { watchIn, watchOut } from "../watch";
import { putCard } from "./cards";
import { sealTakebacks } from "./progress";

/** Turns a card face up or face down where it lies. Does nothing if it already lies so. */
export function flip(g: Engine, id: CardId, face: Face): Card {
  const before = cardOf(g.state, id);
  if (before.face === face) return before;
  const type = face === "up" ? "flip-up" : "flip-down";
  replaceGuard(g, type);
  const after = putCard(g, { ...before, face });
  watchIn(g, before, after);
  emitCard(g, type, before, after);
  watchOut(g, before, after);
  return after;
}

/** Rests (turns sideways) or refreshes a card. Does nothing if it already is so. */
export function rest(g: Engine, id: CardId, rested = true): Card {
  const before = cardOf(g.state, id);
  if (before.rested === rested) return before;
  const after = putCard(g, { ...before, rested });
  emitCard(g, rested ? "rest" : "refresh", before, after);
  return after;
}

/** Gives a card to another controller, or back. */
export function control(g: Engine, id: CardId, controller: number): Card {
  const before = cardOf(g.state, id);
  if (before.controller === controller) return before;
  const after = putCard(g, { ...before, controller });
  emitCard(g, "control", before, after);
  return after;
}

/** Attaches a card to another one, or (NONE) takes it off. */
export function attach(g: Engine, id: CardId, to: CardId): Card {
  const before = cardOf(g.state, id);
  const after = putCard(g, { ...before, attachedTo: to });
  emitCard(g, "attach", before, after, { target: to });
  return after;
}

/** Lets a seat look at a hidden card from now on. */
export function show(g: Engine, id: CardId, seat: number): Card {
  const before = cardOf(g.state, id);
  const after = putCard(g, { ...before, seenBy: before.seenBy | (1 << seat) });
  sealTakebacks(g);
  emitCard(g, "show", before, after, { seat });
  return after;
}

/** Makes a card another seat's own (it was drafted, or won). */
export function giveTo(g: Engine, id: CardId, owner: number): Card {
  const before = cardOf(g.state, id);
  return putCard(g, { ...before, owner, controller: owner });
}
