import type { StoreApi } from "zustand";
import { type GameEvent, NONE, type Seat, type State, type View } from "../../kernel";
import { newTurnTime, type TurnTime } from "../crowd";
import type { NoticeStore } from "../notices";
import type { AskOpponent } from "../opponent";
import { eventFor, groupRepeats, LogReader, logLines, type Perspective } from "../running/log";
import { logContextOf } from "../running/match-log";
import { type RunningMatch, snapshot } from "../running/running-match";
import { seriesView } from "../running/series-view";
import type { Saves } from "../saving/create";
import type { LoadGame } from "../saving/read";
import type { Settings } from "../settings/settings";
import type { MatchState } from "../types";
import { limitOf } from "./auto-pass";
import { isTurnDone } from "./end-turn";
import type { Pacer } from "./pacer";
import { readOnlyView, screenView, viewsAfter } from "./screen-view";
import { shareStructure, shareView } from "./structural-sharing";
import { NO_UNDO, whyNoUndo } from "./why-no-undo";

/** Dependencies of the match store; tests pass their own. */
export interface MatchParts {
  readonly loadGame: LoadGame;
  readonly askOpponent: AskOpponent;
  readonly saves: Saves;
  readonly notices: NoticeStore;
  readonly settings: () => Pick<Settings, "opponentPause" | "responseTime" | "passing">;
  readonly pacer: Pacer;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Notes the decks with which a match begins. */
  readonly noteDecks?: (game: string, lists: readonly (readonly string[])[]) => void;
}

export const EMPTY_TABLE = {
  game: null,
  setup: null,
  viewer: NONE,
  view: null,
  events: [],
  viewAfter: () => null,
  log: [],
  curtain: null,
  reaction: null,
  thinking: false,
  canHurry: false,
  refusal: null,
  passSettings: {},
  until: null,
  skipped: null,
  limit: null,
  isTurnDone: false,
  isTakenOver: false,
  series: null,
  noUndo: NO_UNDO.nothing,
} as const satisfies MatchState;

const NO_EVENTS: readonly GameEvent[] = [];

interface Moment {
  readonly event: GameEvent;
  readonly state: State;
}

/** The session of a match: its hidden state, and the only path from there to the screen. */
export interface Session {
  readonly parts: MatchParts;
  readonly store: StoreApi<MatchState>;
  match: RunningMatch | null;
  /** Divides the pauses among scripted players in a crowd. */
  readonly turnTime: TurnTime;
  viewer: Seat;
  /** Incremented with every answer and change of match. Pending work with an older ticket is dropped. */
  ticket: number;
  /** Events not yet shown, with the state right after each. */
  fresh: Moment[];
  lines: LogReader;
  /** Ends the search of the opponent that is thinking, or of the last one. */
  hurry: AbortController;
  /** Number of reaction strips so far. */
  strips: number;
  /** Puts matches on the table and takes them off one after another. */
  queue: Promise<unknown>;
}

export function createSession(parts: MatchParts, store: StoreApi<MatchState>): Session {
  return {
    parts,
    store,
    match: null,
    viewer: NONE,
    ticket: 0,
    turnTime: newTurnTime(),
    fresh: [],
    lines: new LogReader(),
    hurry: new AbortController(),
    strips: 0,
    queue: Promise.resolve(),
  };
}

/**
 * With open hands, shows the auto-pass settings of all seats; otherwise only those of the seat on screen, because armed
 * stops are private.
 */
function passingFor(match: RunningMatch, viewer: Seat): MatchState["passSettings"] {
  const shown = match.passSettings.map((passing, seat) => [seat, passing] as const);
  return Object.fromEntries(shown.filter(([seat]) => match.setup.openHands || seat === viewer));
}

function perspectiveOf({ setup }: RunningMatch, seat: Seat): Perspective {
  return { seat, open: setup.openHands, seats: setup.seats.length };
}

/** Shows only what the seat on screen may know. This is the only place where the match reaches the store. */
export function publish(session: Session, extra: (view: View) => Partial<MatchState> = () => ({})): void {
  const { match, viewer, store, lines } = session;
  if (match === null) return;
  const before = store.getState();
  const perspective = perspectiveOf(match, viewer);
  const fresh = session.fresh;
  session.fresh = [];
  const events = fresh.length === 0 ? NO_EVENTS : fresh.map(({ event }) => eventFor(event, perspective));
  const seen = screenView(match.g, viewer, match.setup.openHands);
  const view = shareView(before.view, match.takenOver ? { ...readOnlyView(seen), decision: null } : seen);
  store.setState({
    viewer,
    view,
    events,
    viewAfter: viewsAfter(
      match.g,
      fresh.map(({ state }) => state),
      (g) => screenView(g, viewer, match.setup.openHands),
    ),
    log: lines.read(match.game, logContextOf(match.g), match.logged, perspective),
    passSettings: shareStructure(before.passSettings, passingFor(match, viewer)),
    until: match.ongoingPasses[viewer]?.until ?? null,
    skipped: match.skipped[viewer] ?? null,
    limit: viewer === NONE ? null : limitOf(match, viewer),
    isTakenOver: match.takenOver,
    isTurnDone: !match.takenOver && match.g.state.decision?.seat === viewer && isTurnDone(match),
    series: shareStructure(before.series, seriesView(match, viewer)),
    noUndo: whyNoUndo(match),
    ...(view === before.view ? undefined : { refusal: null }),
    ...extra(view),
  });
}

/** Shows the view of a seat, or no view for NONE. The seat that leaves the screen has seen the log so far. */
export function showSeat(session: Session, seat: Seat): void {
  const { match, viewer } = session;
  if (match !== null && viewer >= 0) {
    match.seen = match.seen.map((count, i) => (i === viewer ? match.logged.length : count));
  }
  session.viewer = seat;
}

/** Shows the curtain before a seat's view, until its person lifts it. */
export function showCurtain(session: Session, to: Seat): void {
  const { match } = session;
  if (match === null) return;
  showSeat(session, NONE);
  match.mustAsk = true;
  const recap = groupRepeats(
    logLines(
      match.game,
      logContextOf(match.g),
      match.logged,
      perspectiveOf(match, NONE),
      match.seen[to] ?? 0,
    ),
  );
  publish(session, () => ({ curtain: { to, recap }, reaction: null, thinking: false, refusal: null }));
}

/**
 * Schedules the newest state for saving.
 * @param whole true to save everything instead of only what is new.
 */
export function save(session: Session, whole = false): void {
  const { match, viewer, parts } = session;
  if (match !== null && !match.takenOver) parts.saves.save(snapshot(match, viewer, parts.now()), whole);
}
