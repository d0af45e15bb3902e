import { create } from "zustand";
import {
  type Action,
  type Answer,
  canAct,
  canAnswer,
  NONE,
  newSeries,
  PASS,
  responseWindowOf,
  type Seat,
  type Verdict,
} from "../../kernel";
import { loadGameToPlay } from "../games";
import { useNotices } from "../notices";
import { askOpponent } from "../opponent";
import { refuse } from "../refuse";
import { startOngoingPass } from "../running/ongoing-pass";
import { keepAsking } from "../running/pass-history";
import { saves } from "../saving/saves";
import { useSettings } from "../settings/settings";
import type { MatchCommands, MatchState, PassSettings, PassUntilEvent } from "../types";
import { advance, answerFor, declineForOpponents, syncAutoPass } from "./advance";
import { isTurnDone } from "./end-turn";
import { noteDecks } from "./note-decks";
import { beginMatch, clearTable, markTakenOver, resumeMatch } from "./open";
import { createPacer } from "./pacer";
import { beginNextGame, handOver, keepDeck, swapDeck } from "./series";
import {
  createSession,
  EMPTY_TABLE,
  type MatchParts,
  publish,
  type Session,
  save,
  showCurtain,
  showSeat,
} from "./session";
import { undo } from "./undo";

const NOBODY: Verdict = refuse("nobody-asked", "kernel:decision");

/** Whether this answer may come from this screen now. Its legality is left to the rules. */
function fromThisScreen(session: Session, answer: Answer): Verdict {
  const { match, viewer } = session;
  if (match === null) return NOBODY;
  if (match.takenOver) return refuse("other-tab", "kernel:decision");
  if (match.setup.seats[answer.seat]?.kind !== "person") return refuse("not-on-screen", "kernel:decision");
  const reply = answer.do === "anytime" && match.g.state.drawOffers.length > 0 && answer.action.data?.reply;
  if (reply === "accept" || reply === "decline") return { ok: true };
  const onScreen = answer.seat === viewer || match.setup.openHands;
  return onScreen ? { ok: true } : refuse("not-on-screen", "kernel:decision");
}

function send(session: Session, answer: Answer): Verdict {
  const allowed = fromThisScreen(session, answer);
  const { match } = session;
  if (match !== null && allowed.ok && answer.do === "act")
    match.endingTurn = isTurnDone(match) ? match.g.state.turn.number : NONE;
  const verdict = allowed.ok ? answerFor(session, answer) : allowed;
  if (!verdict.ok) {
    session.store.setState({ refusal: verdict });
    return verdict;
  }
  session.store.setState({ refusal: null });
  declineForOpponents(session, answer);
  advance(session);
  return { ok: true };
}

function why(session: Session, action: Action): Verdict {
  const { match, viewer } = session;
  if (match === null) return NOBODY;
  if (match.takenOver) return refuse("other-tab", "kernel:decision");
  if (viewer === NONE) return refuse("not-on-screen", "kernel:decision");
  const isAnytime = Object.hasOwn(match.g.rules.decisions.anytime ?? {}, action.type);
  return isAnytime
    ? canAnswer(match.g, { seat: viewer, do: "anytime", action })
    : canAct(match.g, viewer, action);
}

function lift(session: Session): void {
  const { curtain } = session.store.getState();
  if (curtain === null) return;
  showSeat(session, curtain.to);
  advance(session);
}

function passReaction(session: Session): void {
  const { reaction } = session.store.getState();
  if (reaction === null) return;
  session.store.setState({ reaction: null });
  answerFor(session, { seat: reaction.seat, do: "act", action: PASS });
  advance(session);
}

function takeReaction(session: Session): void {
  const { reaction } = session.store.getState();
  if (reaction !== null) showCurtain(session, reaction.seat);
}

function setPassing(session: Session, seat: Seat, passing: PassSettings): void {
  const { match, viewer } = session;
  if (match === null || (seat !== viewer && !match.setup.openHands)) return;
  match.passSettings = match.passSettings.map((old, i) => (i === seat ? passing : old));
  syncAutoPass(session);
  save(session);
  publish(session);
}

function passUntil(session: Session, until: PassUntilEvent | null): void {
  const { match, viewer } = session;
  if (match === null || viewer === NONE) return;
  const waiting = until && startOngoingPass(match.game, match.g.state, viewer, until);
  match.ongoingPasses = match.ongoingPasses.map((old, seat) => (seat === viewer ? waiting : old));
  const { decision } = match.g.state;
  const isAsked = decision?.seat === viewer && responseWindowOf(decision) !== undefined;
  if (!isAsked || until === null) {
    publish(session);
    return;
  }
  answerFor(session, { seat: viewer, do: "act", action: PASS });
  advance(session);
}

/** Keeps asking the seat on screen for the rest of this turn. */
function askOnHere(session: Session): void {
  const { match, viewer } = session;
  if (match === null || viewer === NONE) return;
  const { number } = match.g.state.turn;
  match.passHistories = match.passHistories.map((old, seat) =>
    seat === viewer ? keepAsking(old, number) : old,
  );
  publish(session);
}

/** The button goes at once, so that a second press finds nothing. */
function playNow(session: Session): void {
  session.hurry.abort();
  session.store.setState({ canHurry: false });
}

/** The settings are written only with the whole match. */
function noteHint(session: Session): void {
  const { match, store } = session;
  if (match === null || match.takenOver) return;
  const setup = { ...match.setup, hints: (match.setup.hints ?? 0) + 1 };
  match.setup = setup;
  store.setState({ setup });
  save(session, true);
}

function enqueue<T>(session: Session, job: () => Promise<T>): Promise<T> {
  const mine = session.queue.then(job, job);
  session.queue = mine.catch(() => undefined);
  return mine;
}

/**
 * A separate match store: its state, and what can be done with it.
 * @param parts its dependencies; tests pass their own.
 */
export function createMatchStore(parts: MatchParts) {
  const state = create<MatchState>()(() => EMPTY_TABLE);
  const session = createSession(parts, state);
  parts.saves.onTakenOver((id) => markTakenOver(session, id));
  return { state, commands: commandsFor(session), pacer: parts.pacer };
}

const commandsFor = (session: Session): MatchCommands => ({
  begin: (setup, config, series) =>
    enqueue(session, () =>
      beginMatch(session, setup, config, (base) =>
        series === undefined ? null : newSeries(base, series.bestOf, series.sideDecks),
      ),
    ),
  swap: (seat, deck) => swapDeck(session, seat, deck),
  keepDeck: (seat) => keepDeck(session, seat),
  handOver: (seat) => handOver(session, seat),
  nextGame: () => enqueue(session, () => beginNextGame(session)),
  resume: (id, takeOver = false) => enqueue(session, () => resumeMatch(session, id, takeOver)),
  send: (answer) => send(session, answer),
  act: (action) => send(session, { seat: session.viewer, do: "act", action }),
  judge: (action) => why(session, action),
  undo: async () => undo(session),
  liftCurtain: () => lift(session),
  passReaction: () => passReaction(session),
  takeReaction: () => takeReaction(session),
  setPassSettings: (seat, level, stops) => setPassing(session, seat, { level, stops }),
  passUntil: (until) => passUntil(session, until),
  keepAsking: () => askOnHere(session),
  playNow: () => playNow(session),
  noteHint: () => noteHint(session),
  leaveTable: () => enqueue(session, () => clearTable(session)),
});

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The match that is played on this page. */
export const playedMatch = createMatchStore({
  loadGame: loadGameToPlay,
  askOpponent,
  saves,
  notices: useNotices,
  settings: useSettings.getState,
  pacer: createPacer(),
  sleep,
  now: Date.now,
  noteDecks: (game, lists) => void noteDecks(game, lists),
});

export const useMatch = playedMatch.state;

export const matchCommands = playedMatch.commands;
