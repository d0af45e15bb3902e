/** The kernel: what every turn-based card game needs. It does not depend on any game, React or the DOM. */

export type { AfterAction } from "./decisions/act-options";
export { actionLoop, performAction } from "./decisions/action-spec";
export { type AllotDecision, allotments, fitsShares, sumOfShares } from "./decisions/allot";
export { answer, answerLegal, type Result } from "./decisions/answer";
export { type AnswerValues, actionOf, answerValue, numbersIn } from "./decisions/answer-value";
export {
  autoPass,
  cancelAnnouncement,
  concede,
  drawByAgreement,
  paidTakeback,
  timeOut,
} from "./decisions/anytime";
export { anytimeActions, canAct, canAnswer, legalActions } from "./decisions/can-answer";
export {
  type Action,
  type Answer,
  type Cell,
  type Decision,
  NO_COUNTERS,
  OK,
  type Option,
  PASS,
  type Refusal,
  refuse,
  responseWindowOf,
  type Share,
  type Total,
  type Verdict,
} from "./decisions/decision";
export {
  candidateAnswers,
  everyAnswer,
  isForced,
  leastAnswer,
  randomAnswer,
  simpleAnswers,
} from "./decisions/kinds";
export { actionAt, actionsOf, countActions, everyAction, type Offer } from "./decisions/offer";
export { commitAnnouncement, takebackFor } from "./decisions/takeback";
export { defineRules, type RulesDraft } from "./define-rules";
export {
  askAct,
  askAllot,
  askAmount,
  askArrange,
  askConfirm,
  askKind,
  askName,
  askPick,
  askPlace,
  type Question,
} from "./flow/asking";
export { addDeck, createGame, emptyState, engineFor, InvalidConfig } from "./flow/create";
export type { Leaving } from "./flow/flow-rules";
export { hiddenResponseWindow } from "./flow/hidden-responses";
export { call, exit, jump, localsOf, openProcedure, procedure, step, window } from "./flow/procedure";
export type { Locals } from "./flow/procedure-types";
export { attempt, attemptAll, attemptProcedure } from "./flow/replace";
export { run } from "./flow/run";
export { stuckCards } from "./flow/stuck-cards";
export { triggersProcedure } from "./flow/trigger";
export { type AbilityGrant, grantAbility, hasGrants, rebuildWatch } from "./flow/watch";
export { closeWindow, isFreshWindow, openWindow, windowProcedure } from "./flow/window";
export { determinize, type Sample } from "./information/determinize";
export { lastKnownCard, lastKnownUnder, lastValues } from "./information/last-known";
export { cardIn, hiddenId, type View, view, viewEvent } from "./information/view";
export { shownRefs, viewItem } from "./information/view-agenda";
export { canPointAt, canSee, knowsCard } from "./information/visibility";
export type {
  AbilityRuntime,
  ActionSpec,
  ActOptions,
  AnytimeSpec,
  Check,
  Engine,
  Limit,
  Position,
  PositionRules,
  Procedure,
  Reader,
  Rules,
  Step,
  WindowSpec,
  ZoneSpec,
} from "./rules";
export {
  lastLosers,
  newSeries,
  nextConfig,
  type Series,
  seriesFor,
  seriesWinners,
  sideDeckProblems,
  wins,
  withDeck,
  withResult,
} from "./series/series";
export type { SeriesSpec } from "./series/series-rules";
export type { Problem } from "./state/board-rules";
export { newCard } from "./state/card";
export type { CardDef, Change, StatEffect, TypeInZone, Watch } from "./state/card-def";
export { type CardRef, isSameCard, refTo } from "./state/card-ref";
export { cloneState } from "./state/clone-state";
export { ask, type ReadableState } from "./state/engine";
export { BY_RULE, type Cause, type GameEvent, type Place } from "./state/event";
export { hashPlain, hashState } from "./state/hash";
export { type CardId, type Face, NONE, type Seat, type ZoneId } from "./state/ids";
export { type Instance, type InstanceDraft, instanceById } from "./state/instance";
export {
  type CardSpec,
  engineFromLayout,
  type Layout,
  layOut,
  layoutTags,
  type SideLayout,
  type TableLayout,
} from "./state/layout";
export { type Counters, fromPlain, lookupTable, type Message, type Plain, toPlain } from "./state/plain";
export { randomBelow, seedRandom, shuffled } from "./state/random";
export {
  type GameRecord,
  HASH_EVERY,
  newRecord,
  RECORD_FORMAT,
  type Replay,
  type Reseed,
  replay,
  replayAnswer,
  truncated,
  withAnswer,
} from "./state/record";
export { changeSeed } from "./state/reseed";
export {
  type Card,
  type Citation,
  type Config,
  cardOf,
  type Frame,
  type Holder,
  type LastKnown,
  type LoopState,
  MAX_SEATS,
  type Modifier,
  type ModifierOp,
  type NotedEvent,
  nextSeat,
  type Outcome,
  type PendingTrigger,
  type RandomState,
  type SeatConfig,
  type SeatState,
  type StackItem,
  type State,
  seatOf,
  seatsFrom,
  type TakebackPoint,
  type TurnState,
  type Watcher,
  type Zone,
  zoneById,
  zoneOf,
} from "./state/state";
export type { InstanceHolder, SeatHolder, ValueHolder } from "./state/value-holder";
export { applyPart, type StatExplanation, type StatPart } from "./values/layers";
export {
  explainStat,
  hasTrait,
  lowerBoundOf,
  mayAnyDiffer,
  mayBeLowered,
  mayDiffer,
  printedStat,
  readStat,
  valueSet,
  watchKey,
} from "./values/stats";
export { isOfPrintedKind, isTraitStat, traitStat } from "./values/trait";
export { typeInZone } from "./values/type-in-zone";
export { explainValue, readInstance, readValue, valueKey } from "./values/values";
export { zoneLimitLeft, zoneLimitReached, zoneLimitValue } from "./values/zone-limits";
export { become } from "./verbs/become";
export { simultaneously } from "./verbs/cards";
export { causedBy, withCause, withRule } from "./verbs/cite";
export { type CreateOptions, createCard } from "./verbs/create";
export { hasListeners } from "./verbs/emit";
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
