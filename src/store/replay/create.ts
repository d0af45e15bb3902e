import { createStore, type StoreApi } from "zustand";
import type { Game } from "../../games/game";
import { refusals } from "../../games/refusals";
import { type Engine, type GameRecord, NONE, type ReadableState, truncated, type View } from "../../kernel";
import type { memory } from "../../text/en/ui/memory";
import { readOnlyView, screenView, viewsAfter } from "../play/screen-view";
import { EMPTY_TABLE } from "../play/session";
import { shareView } from "../play/structural-sharing";
import { eventFor, LogReader, type Perspective } from "../running/log";
import { logContextOf } from "../running/match-log";
import { readOnlySeriesView } from "../running/series-view";
import type { MatchCommands, MatchState, SavedSeries, TableSetup } from "../types";
import { type ReplayPerspective, replayPerspectives } from "./perspective";
import { createTimeline, type ReplayTimeline, type TurnMark } from "./timeline";

export interface ReplaySource {
  readonly game: Game;
  readonly setup: TableSetup;
  readonly record: GameRecord;
  /** True when it has no secrets: it is over, or no person on this device plays it. */
  readonly over: boolean;
  /** The series that the match is a game of. */
  readonly series?: SavedSeries | undefined;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The replay as it is on the table. */
export interface ReplayState extends MatchState {
  /** Answers carried out in the current frame. */
  readonly at: number;
  /** Number of answers that can be replayed. */
  readonly length: number;
  /** Number of answers in the record. */
  readonly all: number;
  /** Index of the first answer that no longer agrees with the rules, or null. */
  readonly divergesAt: number | null;
  readonly turns: readonly TurnMark[];
  /** For each battle, the number of answers given when it had begun. */
  readonly battles: readonly number[];
  /** Whether to stop at passes that showed nothing, too. */
  readonly showsPasses: boolean;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly perspective: ReplayPerspective;
  readonly perspectives: readonly ReplayPerspective[];
  /** True when the last frame is the end of the match. */
  readonly ends: boolean;
}

/** What can be done with a replay. The match itself cannot be played. */
export interface ReplayCommands extends Pick<MatchCommands, "judge" | "liftCurtain"> {
  /** The record up to this many answers. */
  recordAt(at: number): GameRecord;
  /** All that is on the table in the current frame; what its perspective sees while the match has secrets. Read it at once. */
  openState(): ReadableState | null;
  /** Goes to the frame after this many answers, clamped to the range. */
  goTo(at: number): void;
  /** Goes to the next or previous stop. */
  step(by: 1 | -1): void;
  setShowsPasses(on: boolean): void;
  /** Goes back to the start of this turn or the previous one, or on to the next turn. */
  goToTurn(step: 1 | -1): void;
  play(on: boolean): void;
  setSpeed(speed: Speed): void;
  setPerspective(perspective: ReplayPerspective): void;
  /** Whether the log mentions what the next step shows. */
  isNextLogged(): boolean;
}

/** A match that is replayed move by move. The table shows its state like that of a match that is played. */
export interface ReplayStore {
  readonly state: StoreApi<ReplayState>;
  readonly commands: ReplayCommands;
}

const READ_ONLY = refusals<typeof memory>()("replay", "kernel:replay");

const NOBODY: ReplayPerspective = { seat: NONE, open: false, curtain: false };

/**
 * Creates a replay of a match.
 * @param start answers carried out in the first frame.
 * @throws BadConfig when the rules refuse the record's config.
 */
export function createReplay(source: ReplaySource, start = 0): ReplayStore {
  const { game, setup, record } = source;
  const timeline = createTimeline(game, record);
  const length = timeline.record.answers.length;
  const perspectives = replayPerspectives(setup, source.over);
  const perspective = perspectives[0] ?? NOBODY;
  const readFrame = frameReader(source, timeline);
  const state = createStore<ReplayState>()(() => ({
    ...EMPTY_TABLE,
    noUndo: READ_ONLY,
    game,
    setup,
    length,
    all: record.answers.length,
    divergesAt: timeline.divergesAt,
    turns: timeline.turns,
    battles: timeline.battles,
    showsPasses: false,
    playing: false,
    speed: 1,
    ends: timeline.frameAt(length).g.state.outcome !== null,
    perspectives,
    ...readFrame(Math.min(Math.max(0, Math.trunc(start)), length), perspective, null),
  }));
  return { state, commands: commandsFor(source, state, timeline, readFrame) };
}

/** The part of the state that belongs to a frame and a perspective. */
type FrameState = Pick<
  ReplayState,
  "at" | "perspective" | "viewer" | "view" | "viewAfter" | "series" | "events" | "log"
>;

/** @param before the view on screen: what has not changed stays the same object. */
type ReadFrame = (at: number, perspective: ReplayPerspective, before: View | null) => FrameState;

function frameReader({ game, setup, series }: ReplaySource, timeline: ReplayTimeline): ReadFrame {
  const lines = new LogReader();
  return (at, perspective, before) => {
    const { g, events, states } = timeline.frameAt(at);
    const reader: Perspective = { seat: perspective.seat, open: perspective.open, seats: setup.seats.length };
    const look = (seen: Engine) => readOnlyView(screenView(seen, perspective.seat, perspective.open));
    return {
      at,
      perspective,
      viewer: perspective.seat,
      view: shareView(before, look(g)),
      viewAfter: viewsAfter(g, states, look),
      series: readOnlySeriesView({ series, state: g.state }),
      events: events.map((event) => eventFor(event, reader)),
      log: lines.read(game, logContextOf(g), timeline.logged.slice(0, timeline.loggedAt(at)), reader),
    };
  };
}

function perspectiveCommands(
  { getState, setState }: StoreApi<ReplayState>,
  readFrame: ReadFrame,
): Pick<ReplayCommands, "setPerspective" | "liftCurtain"> {
  /** The perspective of the person behind the curtain. */
  let waiting: ReplayPerspective | null = null;
  return {
    setPerspective: (perspective) => {
      const now = getState();
      if (perspective === now.perspective) return;
      if (!perspective.curtain) return setState(readFrame(now.at, perspective, now.view));
      // No hand is shown until its person has lifted the curtain.
      waiting = perspective;
      setState({
        ...readFrame(now.at, NOBODY, null),
        playing: false,
        curtain: { to: perspective.seat, recap: [] },
      });
    },
    liftCurtain: () => {
      if (waiting !== null) setState({ ...readFrame(getState().at, waiting, null), curtain: null });
      waiting = null;
    },
  };
}

function commandsFor(
  { over }: ReplaySource,
  state: StoreApi<ReplayState>,
  timeline: ReplayTimeline,
  readFrame: ReadFrame,
): ReplayCommands {
  const { getState, setState } = state;
  const { length } = getState();
  const within = (at: number) => Math.min(Math.max(0, Math.trunc(at)), length);

  const goTo = (target: number) => {
    const at = within(target);
    const now = getState();
    if (at === now.at) return;
    setState({ ...readFrame(at, now.perspective, now.view), playing: now.playing && at < length });
  };
  /** The frame that a step leads to. */
  const stepFrom = ({ at, showsPasses }: ReplayState, by: 1 | -1): number => {
    if (showsPasses) return within(at + by);
    const { stops } = timeline;
    return (by > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)) ?? at;
  };

  return {
    judge: () => READ_ONLY,
    // The record has just been replayed under the current rules.
    recordAt: (at) => ({
      ...truncated(timeline.record, within(at)),
      rules: timeline.game.rules.version,
    }),
    openState: () => (over ? timeline.frameAt(getState().at).g.state : getState().view),
    goTo,
    step: (by) => goTo(stepFrom(getState(), by)),
    setShowsPasses: (on) => setState({ showsPasses: on }),
    goToTurn: (step) => {
      const { at, turns } = getState();
      const mark = step > 0 ? turns.find((turn) => turn.at > at) : turns.findLast((turn) => turn.at < at);
      goTo(mark?.at ?? (step > 0 ? length : 0));
    },
    play: (on) => {
      const { at, perspective, view } = getState();
      if (on && at === length) setState(readFrame(0, perspective, view));
      setState({ playing: on && length > 0 });
    },
    setSpeed: (speed) => setState({ speed }),
    ...perspectiveCommands(state, readFrame),
    isNextLogged: () => timeline.loggedAt(stepFrom(getState(), 1)) > timeline.loggedAt(getState().at),
  };
}
