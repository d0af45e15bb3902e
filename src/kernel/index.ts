/** The kernel: what every turn-based card game needs. It knows no game, no React and no DOM. */

export { type Allotting, allotments, fitsShares, sumOfShares } from "./decisions/allot";
export * from "./decisions/answer";
export * from "./decisions/anytime";
export { anytimeActions, canAct, canAnswer, legalActions } from "./decisions/can-answer";
export * from "./decisions/decision";
export * from "./decisions/deeds";
export { actionAt, actionsOf, countActions, everyAction, type Offer } from "./decisions/offer";
export { commitAnnouncement, takebackFor } from "./decisions/takeback";
export * from "./flow/create";
export { leftOver } from "./flow/left-over";
export * from "./flow/procedure";
export { attempt, attemptAll, attemptProcedure } from "./flow/replace";
export { run } from "./flow/run";
export { secretAnswers } from "./flow/secret-answers";
export { triggersProcedure } from "./flow/trigger";
export { type AbilityGrant, grantAbility, hasGrants, rebuildWatch } from "./flow/watch";
export { closeWindow, isFreshWindow, openWindow, windowProcedure } from "./flow/window";
export { type Guess, imagine } from "./information/imagine";
export { lastValues, leftAs, leftUnder } from "./information/left";
export * from "./information/view";
export { canPointAt, canSee, type Knowing, knowsCard } from "./information/visibility";
export * from "./rules";
export * from "./series/match";
export { newCard } from "./state/card";
export { cloneState } from "./state/clone-state";
export * from "./state/engine";
export * from "./state/event";
export * from "./state/hash";
export * from "./state/ids";
export { type Instance, type InstanceDraft, instanceOf } from "./state/instance";
export * from "./state/layout";
export { type Pin, pinOf, stands } from "./state/pin";
export * from "./state/plain";
export * from "./state/random";
export * from "./state/record";
export { changeSeed } from "./state/reseed";
export * from "./state/state";
export { natureOf } from "./values/nature";
export { apply as applyPart, type StatPart, type StatReading } from "./values/reading";
export { limitReached, placesLeft, placesOf } from "./values/room";
export * from "./values/stats";
export { isOfPrintedKind, isTraitStat, traitStat } from "./values/trait";
export {
  explainValue,
  type OfInstance,
  type OfSeat,
  readInstance,
  readValue,
  type Subject,
  valueKey,
} from "./values/values";
export { become } from "./verbs/become";
export { simultaneously } from "./verbs/cards";
export { type CreateOptions, createCard } from "./verbs/create";
export * from "./verbs/emit";
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

import { aimProcedure } from "./decisions/aiming";
import { pilingProcedure } from "./flow/piling";
import { attemptProcedure, attemptsProcedure } from "./flow/replace";
import { triggersProcedure } from "./flow/trigger";
import { windowProcedure } from "./flow/window";
import { UNKNOWN, unknownProcedure } from "./information/view-agenda";
import { loopProcedure } from "./loops/declare-loop";

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
