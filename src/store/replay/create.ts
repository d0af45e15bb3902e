import { createStore, type StoreApi } from "zustand";
import type { Game } from "../../games/game";
import { refusals } from "../../games/refusals";
import { type Engine, type GameRecord, NONE, truncated, type Verdict, type View } from "../../kernel";
import type { memory } from "../../text/en/ui/memory";
import { eventFor, LogReader, type Perspective } from "../play/log";
import { namesOf } from "../play/match-log";
import { lookedAt, screenView, viewsAfter } from "../play/screen-view";
import { seriesLookedAt } from "../play/series-view";
import { EMPTY_TABLE } from "../play/session";
import { shareView } from "../play/structural-sharing";
import type { MatchStore, SavedSeries, TableSetup } from "../types";
import { type ReplayPerspective, replayPerspectives } from "./perspective";
import { createTimeline, type TurnMark } from "./timeline";

/** A match to replay. */
export interface ReplaySource {
  readonly game: Game;
  readonly setup: TableSetup;
  readonly record: GameRecord;
  /** True when it has no secrets: it is over, or nobody on this device plays it. */
  readonly over: boolean;
  /** The series of which it is a game. */
  readonly series?: SavedSeries | undefined;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** A match that is replayed move by move. The table reads it like the one being played. */
export interface ReplayStore extends MatchStore {
  /** Answers carried out in the current frame. */
  readonly at: number;
  /** Number of answers that can be replayed. */
  readonly length: number;
  /** Number of answers in the record. */
  readonly all: number;
  /** Index of the first answer that no longer agrees with the rules, or null. */
  readonly divergesAt: number | null;
  readonly turns: readonly TurnMark[];
  /** Answers given when a battle had begun, for each. */
  readonly battles: readonly number[];
  /** Also stops at passes after which nothing was seen. */
  readonly showsPasses: boolean;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly perspective: ReplayPerspective;
  readonly perspectives: readonly ReplayPerspective[];
  /** True when the last frame is the end of the match. */
  readonly ends: boolean;
  /** The record up to this many answers. */
  recordAt(at: number): GameRecord;
  /** Goes to the frame after this many answers, clamped to the range. */
  goTo(at: number): void;
  /** Goes to the next moment worth a look, or to the one before. */
  step(by: 1 | -1): void;
  setShowsPasses(on: boolean): void;
  /** Back to the start of this turn or the one before, or on to the next. */
  goToTurn(step: 1 | -1): void;
  play(on: boolean): void;
  setSpeed(speed: Speed): void;
  setPerspective(perspective: ReplayPerspective): void;
  /** Whether the log mentions what the next step shows. */
  isNextLogged(): boolean;
}

const READ_ONLY: Verdict = refusals<typeof memory>()("replay", "kernel:replay");

/** Replies to any attempt to play in a replay. */
const INERT = {
  begin: async () => undefined,
  resume: async () => false,
  send: () => READ_ONLY,
  act: () => READ_ONLY,
  why: () => READ_ONLY,
  undo: async () => false,
  whyNoUndo: () => READ_ONLY,
  passReaction: () => undefined,
  takeReaction: () => undefined,
  setPassing: () => undefined,
  passUntil: () => undefined,
  askOn: () => undefined,
  swap: () => READ_ONLY,
  keepDeck: () => READ_ONLY,
  handOver: () => undefined,
  nextGame: async () => false,
  dismissNotice: () => undefined,
  leaveTable: async () => undefined,
} as const satisfies Partial<MatchStore>;

/**
 * A replay of a match.
 * @param start answers carried out in the first frame.
 * @throws BadConfig when the rules refuse the record's config.
 */
export function createReplay(source: ReplaySource, start = 0): StoreApi<ReplayStore> {
  const { game, setup, record } = source;
  const timeline = createTimeline(game, record);
  const length = timeline.record.answers.length;
  const perspectives = replayPerspectives(setup, source.over);
  const lines = new LogReader();
  const within = (at: number) => Math.min(Math.max(0, Math.trunc(at)), length);

  /** Where a step leads. */
  function stepFrom({ at, showsPasses }: Pick<ReplayStore, "at" | "showsPasses">, by: 1 | -1): number {
    if (showsPasses) return within(at + by);
    const { stops } = timeline;
    return (by > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)) ?? at;
  }

  /** The part of the store for this frame and perspective. */
  function shown(at: number, perspective: ReplayPerspective, before: View | null): Partial<ReplayStore> {
    const { g, events, states } = timeline.frameAt(at);
    const reader: Perspective = { seat: perspective.seat, open: perspective.open, seats: setup.seats.length };
    const look = (seen: Engine) => lookedAt(screenView(seen, perspective.seat, perspective.open));
    return {
      at,
      perspective,
      viewer: perspective.seat,
      view: shareView(before, look(g)),
      viewAfter: viewsAfter(g, states, look),
      series: seriesLookedAt({ series: source.series, state: g.state }),
      events: events.map((event) => eventFor(event, reader)),
      log: lines.read(game, namesOf(g), timeline.logged.slice(0, timeline.loggedAt(at)), reader),
    };
  }

  return createStore<ReplayStore>()((set, get) => {
    let waiting: ReplayPerspective | null = null;
    const nobody: ReplayPerspective = { seat: NONE, open: false, curtain: false };
    const first = perspectives[0] ?? nobody;
    return {
      ...EMPTY_TABLE,
      ...INERT,
      notices: [],
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
      perspective: first,
      at: 0,
      ...shown(within(start), first, null),
      // It has just been replayed under the current rules.
      recordAt: (at) => ({ ...truncated(timeline.record, within(at)), rules: game.rules.version }),
      goTo: (wanted) => {
        const at = within(wanted);
        const { perspective, view, playing } = get();
        if (at === get().at) return;
        set({ ...shown(at, perspective, view), playing: playing && at < length });
      },
      step: (by) => get().goTo(stepFrom(get(), by)),
      setShowsPasses: (on) => set({ showsPasses: on }),
      goToTurn: (step) => {
        const { at, goTo, turns } = get();
        const mark = step > 0 ? turns.find((turn) => turn.at > at) : turns.findLast((turn) => turn.at < at);
        goTo(mark?.at ?? (step > 0 ? length : 0));
      },
      play: (on) => {
        if (on && get().at === length) set(shown(0, get().perspective, get().view));
        set({ playing: on && length > 0 });
      },
      setSpeed: (speed) => set({ speed }),
      setPerspective: (perspective) => {
        if (perspective === get().perspective) return;
        if (!perspective.curtain) return set(shown(get().at, perspective, get().view));
        // Nobody's hand is shown until its person has taken the screen.
        waiting = perspective;
        set({
          ...shown(get().at, nobody, null),
          playing: false,
          curtain: { to: perspective.seat, recap: [] },
        });
      },
      liftCurtain: () => {
        if (waiting !== null) set({ ...shown(get().at, waiting, null), curtain: null });
        waiting = null;
      },
      isNextLogged: () => timeline.loggedAt(stepFrom(get(), 1)) > timeline.loggedAt(get().at),
    };
  });
}
