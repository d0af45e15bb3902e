/** The kernel: what every turn-based card game needs. It knows no game, no React and no DOM. */

export { type Allotting, allotments, fitsShares, sumOfShares } from "./allot";
export * from "./answer";
export * from "./anytime";
export { anytimeActions, canAct, canAnswer, legalActions } from "./can-answer";
export { newCard } from "./card";
export { cloneState } from "./clone-state";
export * from "./create";
export * from "./decision";
export * from "./deeds";
export * from "./emit";
export * from "./engine";
export * from "./event";
export * from "./hash";
export { type Guess, imagine } from "./imagine";
export { type Instance, type InstanceDraft, instanceOf } from "./instance";
export * from "./layout";
export { lastValues, leftAs, leftUnder } from "./left";
export { leftOver } from "./left-over";
export * from "./match";
export { natureOf } from "./nature";
export { actionAt, actionsOf, countActions, everyAction, type Offer } from "./offer";
export { type Pin, pinOf, stands } from "./pin";
export * from "./plain";
export * from "./procedure";
export * from "./random";
export { apply as applyPart, type StatPart, type StatReading } from "./reading";
export * from "./record";
export { attempt, attemptAll, attemptProcedure } from "./replace";
export { changeSeed } from "./reseed";
export { limitReached, placesLeft, placesOf } from "./room";
export * from "./rules";
export { run } from "./run";
export { secretAnswers } from "./secret-answers";
export * from "./state";
export * from "./stats";
export { commitAnnouncement, takebackFor } from "./takeback";
export { isOfPrintedKind, isTraitStat, traitStat } from "./trait";
export { triggersProcedure } from "./trigger";
export {
  explainValue,
  type OfInstance,
  type OfSeat,
  readInstance,
  readValue,
  type Subject,
  valueKey,
} from "./values";
export { become } from "./verbs/become";
export { simultaneously } from "./verbs/cards";
export { type CreateOptions, createCard } from "./verbs/create";
export { attach, changeController, changeOwner, flip, hide, rest, show } from "./verbs/face";
export { closeInstance, openInstance, reassign } from "./verbs/instances";
export {
  clearModifiers,
  expire,
  type ModifierDraft,
  modify,
  modifyInstance,
  modifySeat,
  momentOf,
} from "./verbs/modifiers";
export { type MoveOptions, move, moveToOwner, removeFromGame, shift } from "./verbs/move";
export { addCardCounter, draw, pickAtRandom, reorder, roll, scramble, shuffle } from "./verbs/piles";
export { putFaceDown } from "./verbs/put-face-down";
export {
  addSeatCounter,
  announce,
  beginTurn,
  eliminate,
  eliminateAll,
  enterStep,
  finish,
  setVar,
  setVars,
} from "./verbs/seats";
export { negate, pushStack, redirect, removeFromStack } from "./verbs/stack";
export { addTeamCounter, addZoneCounter, countersOn, transfer } from "./verbs/transfer";
export { type TriggerEvent, triggerAbility } from "./verbs/trigger";
export * from "./view";
export { canPointAt, canSee, type Knowing, knowsCard } from "./visibility";
export { type AbilityGrant, grantAbility, hasGrants, rebuildWatch } from "./watch";
export { closeWindow, isFreshWindow, openWindow, windowProcedure } from "./window";

import { aimProcedure } from "./aiming";
import { loopProcedure } from "./declare-loop";
import { pilingProcedure } from "./piling";
import { attemptProcedure, attemptsProcedure } from "./replace";
import { triggersProcedure } from "./trigger";
import { UNKNOWN, unknownProcedure } from "./view-agenda";
import { windowProcedure } from "./window";

/** The procedures every game needs besides its own. */
export const kernelProcedures = {
  aim: aimProcedure,
  attempt: attemptProcedure,
  attempts: attemptsProcedure,
  loop: loopProcedure,
  piling: pilingProcedure,
  triggers: triggersProcedure,
  [UNKNOWN]: unknownProcedure,
  window: windowProcedure,
} as const;
