/** The kernel: what every turn-based card game needs. Knows no game, no React, no DOM. */
export * from "./answer";
export * from "./anytime";
export * from "./create";
export * from "./decision";
export * from "./emit";
export * from "./engine";
export * from "./event";
export * from "./hash";
export * from "./layout";
export * from "./match";
export * from "./plain";
export * from "./procedure";
export * from "./random";
export * from "./record";
export { attempt, attemptProcedure } from "./replace";
export * from "./rules";
export { run } from "./run";
export { canSee } from "./sight";
export * from "./state";
export * from "./stats";
export { takebackFor } from "./takeback";
export { triggersProcedure } from "./trigger";
export { attach, control, flip, giveTo, rest, show } from "./verbs/face";
export { clearModifiers, expire, type ModifierDraft, modify, negate, pushStack } from "./verbs/modifiers";
export { type MoveOptions, move, moveHome, shift } from "./verbs/move";
export { addCardCounter, draw, pickAtRandom, redeal, roll, shuffle } from "./verbs/piles";
export { addSeatCounter, announce, beginTurn, eliminate, enterStep, finish, setVar } from "./verbs/seats";
export * from "./view";
export { rebuildWatch } from "./watch";
export { windowProcedure } from "./window";

import { attemptProcedure } from "./replace";
import { triggersProcedure } from "./trigger";
import { windowProcedure } from "./window";

/** The procedures every game needs beside its own. */
export const kernelProcedures = {
  attempt: attemptProcedure,
  triggers: triggersProcedure,
  window: windowProcedure,
} as const;
