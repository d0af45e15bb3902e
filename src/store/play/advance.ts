import {
  type Answer,
  cloneState,
  engineFor,
  NONE,
  type Result,
  responseWindowOf,
  type Seat,
  type View,
} from "../../kernel";
import { message } from "../../text/message";
import { scriptedIn } from "../crowd";
import { loadGuide } from "../guide/load";
import { setMatchRunning } from "../match-running";
import { refuse } from "../refuse";
import { dummyAnswer, fallbackAnswers, opponentSeed } from "../running/fallback-answers";
import { updateOngoingPass } from "../running/ongoing-pass";
import { forgetSituations, isCalm, notePass } from "../running/pass-history";
import { AUTO_PASS, isPass, play, type RunningMatch, snapshot } from "../running/running-match";
import { fileNameOf, summaryOf, textOf } from "../saving/summary";
import type { OpponentLevel, PassSettings } from "../types";
import { limitOf, situationOf, whyPassedHidden, whyPassedOpenly } from "./auto-pass";
import { nextStepAction } from "./end-turn";
import { noteTaught } from "./lesson-stops";
import { screenView } from "./screen-view";
import { publish, type Session, save, showCurtain, showSeat } from "./session";
import { noteSkipped } from "./skipped";
import { countPeople, type FlowState, type NextStep, needsCurtain, nextStep } from "./turn-flow";

/** The passing settings of a seat that is always asked. */
const ASKED: PassSettings = { level: "every", stops: [] };

function flowState(match: RunningMatch, viewer: Seat): FlowState {
  const { state } = match.g;
  return {
    decision: state.decision,
    over: state.outcome !== null,
    paused: state.paused !== NONE || match.takenOver,
    seats: match.setup.seats,
    openHands: match.setup.openHands,
    viewer,
    passSettings: (seat) => match.passSettings[seat] ?? ASKED,
    hasOngoingPass: (seat) => match.ongoingPasses[seat] != null,
    mustAsk: match.mustAsk,
    isIdle: (seat, window) => whyPassedOpenly(match, seat, window) !== null,
    isQuiet: (seat, window) => whyPassedHidden(match, seat, window) !== null,
    nextStepAction: () => (match.endingTurn === state.turn.number ? nextStepAction(match.g) : null),
  };
}

/** Gives an answer to the running game and schedules saving. A program error is reported and changes nothing. */
export function applyAnswer(session: Session, answer: Answer): Result {
  const { match, parts } = session;
  if (match === null) return refuse("nobody-asked", "kernel:decision");
  try {
    const result = play(match, answer);
    if (!result.ok) return result;
    // A response was made, so whether the turn is done must be checked again.
    if (answer.seat !== match.g.state.turn.seat && !isPass(answer)) match.endingTurn = NONE;
    match.ongoingPasses = match.ongoingPasses.map(
      (waiting, seat) =>
        waiting && updateOngoingPass(match.game, match.g.state, seat, waiting, answer, result.events),
    );
    if (isCalm(match.game, match.g)) match.passHistories = match.passHistories.map(forgetSituations);
    session.ticket++;
    session.hurry.abort();
    result.events.forEach((event, i) => {
      session.fresh.push({ event, state: result.states[i] ?? match.g.state });
    });
    save(session);
    setMatchRunning(match.g.state.outcome === null);
    return result;
  } catch (fault) {
    console.error(fault);
    const saved = snapshot(match, session.viewer, parts.now());
    parts.notices.getState().report({
      id: "fault",
      message: message("notice.fault"),
      file: () => textOf(saved),
      fileName: fileNameOf(summaryOf(saved)),
    });
    return refuse("fault", "kernel:decision");
  }
}

/**
 * Updates the auto-pass setting in the rules for a single person at this screen. With several people, all are asked,
 * because response times would reveal who could respond.
 */
export function syncAutoPass({ match }: Session): void {
  if (match === null || match.takenOver || !Object.hasOwn(match.g.rules.decisions.anytime ?? {}, AUTO_PASS))
    return;
  const alone = countPeople(match.setup.seats) === 1;
  match.setup.seats.forEach(({ kind }, seat) => {
    const { level, stops } = match.passSettings[seat] ?? ASKED;
    const spared = alone && kind === "person" && level !== "every" && stops.length === 0;
    const isSpared = ((match.g.state.spared ?? 0) & (1 << seat)) !== 0;
    if (spared !== isSpared)
      play(match, { seat, do: "anytime", action: { type: AUTO_PASS, data: { spared } } });
  });
}

/** Gives an answer by which a person acts, and clears the list of windows that were auto-passed for them. */
function actFor(session: Session, given: Answer): Result {
  const result = applyAnswer(session, given);
  const { match } = session;
  if (match !== null && result.ok && given.do !== "anytime")
    match.skipped = match.skipped.map((old, seat) => (seat === given.seat ? null : old));
  return result;
}

/** Gives a person's answer, and records what they let happen when it is a pass. */
export function answerFor(session: Session, given: Answer): Result {
  const { match } = session;
  const decision = match?.g.state.decision ?? null;
  const window = decision?.seat === given.seat ? responseWindowOf(decision) : undefined;
  if (match === null || window === undefined || !isPass(given)) return actFor(session, given);
  // The answer changes the state in place, so the pass is judged by the state before it.
  const g = engineFor(match.g.rules, cloneState(match.g.state), { events: false });
  const before = { ...match, g };
  const result = applyAnswer(session, given);
  if (result.ok) recordPass(match, before, given.seat, window);
  return result;
}

/** Records that a seat has passed in a window, given the match before its pass. */
function recordPass(match: RunningMatch, before: RunningMatch, passer: Seat, window: string): void {
  match.taught = noteTaught(before, passer);
  const noted = notePass(before.passHistories[passer] ?? null, situationOf(before, passer, window));
  const kept = isCalm(match.game, match.g) ? forgetSituations(noted) : noted;
  match.passHistories = match.passHistories.map((old, seat) => (seat === passer ? kept : old));
}

/** Advances the table until a person has to act, then shows it. */
export function advance(session: Session): void {
  const { match } = session;
  if (match === null) return;
  syncAutoPass(session);
  for (;;) {
    const step = nextStep(flowState(match, session.viewer));
    if (step.kind === "answer") tellSkipped(match, step.answer);
    if (step.kind === "answer" && applyAnswer(session, step.answer).ok) continue;
    if (step.kind === "show") {
      showSeat(session, step.seat);
      continue;
    }
    showStep(session, step);
    return;
  }
}

/** Records why the table is about to auto-pass for a person, unless they asked for it themselves. */
function tellSkipped(match: RunningMatch, answer: Answer): void {
  const { seat } = answer;
  const { decision } = match.g.state;
  const window = decision?.seat === seat ? responseWindowOf(decision) : undefined;
  if (window === undefined || !isPass(answer) || match.ongoingPasses[seat] != null) return;
  if (match.passSettings[seat]?.level !== "acts") return;
  const isOpen = !needsCurtain(match.setup.seats, match.setup.openHands);
  const why = (isOpen ? whyPassedOpenly : whyPassedHidden)(match, seat, window);
  if (why !== null) noteSkipped(match, seat, window, why);
}

function showStep(session: Session, step: NextStep): void {
  if (step.kind === "curtain") showCurtain(session, step.seat);
  else if (step.kind === "strip") showStrip(session, step.seat);
  else if (step.kind === "think") void playOpponent(session, step.seat, step.level);
  else publish(session, () => ({ curtain: null, reaction: null, thinking: false }));
}

/**
 * Shows the neutral strip before another person's window. Its duration is a setting and never depends on their cards.
 */
function showStrip(session: Session, seat: Seat): void {
  const beat = session.parts.settings().responseTime;
  const id = ++session.strips;
  const limit = session.match && limitOf(session.match, seat);
  publish(session, (shown) => {
    const prompt = shown.decision?.prompt ?? message("prompt.reaction");
    return { curtain: null, thinking: false, reaction: { seat, prompt, duration: beat, limit, id } };
  });
}

async function ask(
  session: Session,
  match: RunningMatch,
  seat: Seat,
  level: OpponentLevel,
): Promise<Answer | null> {
  const seen = screenView(match.g, seat, false);
  if (level === "dummy") return dummyAnswer(seen);
  try {
    const answer =
      (match.setup.guided ? await askTutor(match, seen) : null) ??
      (await session.parts.askOpponent(
        match.setup.game,
        level,
        seen,
        opponentSeed(match.record, seat),
        session.hurry.signal,
      ));
    return answer?.seat === seat && answer.do !== "anytime" ? answer : null;
  } catch (fault) {
    console.error(fault);
    return null;
  }
}

/** The answer of a guided match's tutor, if it has one. */
async function askTutor({ game }: RunningMatch, seen: View): Promise<Answer | null> {
  const [guide, { tutorAnswer }] = await Promise.all([loadGuide(game.slug), import("../guide/tutor")]);
  return guide === null ? null : tutorAnswer(game, guide, seen);
}

/** Milliseconds of thinking after which an opponent can be asked to play at once. */
const LONG_THOUGHT = 1000;

/** Offers to end the search of an opponent that has been thinking for a while. */
async function offerToHurry(session: Session, hurry: AbortController): Promise<void> {
  await session.parts.sleep(LONG_THOUGHT);
  if (!hurry.signal.aborted) session.store.setState({ canHurry: true });
}

/**
 * Plays a scripted opponent's answer, slowly enough for people to follow. A pass in a window shows nothing
 * and needs no pause.
 */
async function playOpponent(session: Session, seat: Seat, level: OpponentLevel): Promise<void> {
  const { match, parts } = session;
  if (match === null) return;
  publish(session, () => ({ curtain: null, thinking: true, canHurry: false, reaction: null }));
  const ticket = ++session.ticket;
  session.hurry.abort();
  session.hurry = new AbortController();
  if (level === "expert") void offerToHurry(session, session.hurry);
  const began = parts.now();
  const answer = await ask(session, match, seat, level);
  if (session.ticket !== ticket) return;
  session.hurry.abort();
  session.store.setState({ canHurry: false });
  const decision = match.g.state.decision;
  const quiet =
    answer !== null && isPass(answer) && decision !== null && responseWindowOf(decision) !== undefined;
  // If the clock was set back meanwhile, the wait does not grow.
  const { seat: turnOf, number } = match.g.state.turn;
  const delay = parts.pacer.isSkipping() ? 0 : parts.settings().opponentPause;
  const pause = session.turnTime.take(scriptedIn(match.setup.seats, turnOf), number, delay);
  const rest = pause - Math.max(0, parts.now() - began);
  if (!quiet && rest > 0) await parts.sleep(rest);
  await parts.pacer.seen(quiet);
  if (session.ticket !== ticket) return;
  if (answer !== null && applyAnswer(session, answer).ok) advance(session);
  else playFallback(session, match, seat);
}

/** Gives the simplest legal answer for an opponent that failed, and shows the person a notice. */
function playFallback(session: Session, match: RunningMatch, seat: Seat): void {
  session.parts.notices.getState().report({ id: "opponent", message: message("notice.opponent") });
  const answers = fallbackAnswers(screenView(match.g, seat, false));
  if (answers.some((answer) => applyAnswer(session, answer).ok)) advance(session);
  else publish(session, () => ({ thinking: false }));
}

/** Declines a person's draw offer for the scripted opponents. */
export function declineForOpponents(session: Session, offer: Answer): void {
  const { match } = session;
  if (match === null || offer.do !== "anytime") return;
  match.setup.seats.forEach((kind, seat) => {
    const open = match.g.state.drawOffers.length > 0 && match.g.state.outcome === null;
    if (kind.kind !== "opponent" || !open) return;
    applyAnswer(session, {
      seat,
      do: "anytime",
      action: { type: offer.action.type, data: { reply: "decline" } },
    });
  });
}
