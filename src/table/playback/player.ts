import type { GameEvent, View } from "../../kernel";
import type { Pacer } from "../../store/play/pacer";
import { type CardFlight, flightsOf, type Moving } from "../motion/flights";
import type { Poses } from "../motion/poses";
import type { TableMatch } from "../state/match";
import type { Frame, TableStore } from "../state/table";
import { newsOf, type TimedFrame } from "./frames";

/** Shows frames one after another, each for its duration. */
export interface FramePlayer {
  isRunning(): boolean;
  /** Answers that wait to be played, or to be played to their end. */
  waiting(): number;
  /** Plays these frames after the waiting ones. */
  add(frames: readonly TimedFrame[]): void;
  /** Jumps to the final state, and reports all events. */
  finish(): void;
  /** Drops waiting frames, and shows the match as it is now. */
  cut(newEvents: readonly GameEvent[]): void;
}

interface Parts {
  readonly match: TableMatch["state"];
  readonly table: TableStore;
  readonly pacer: Pacer;
  readonly poses: () => Poses | null;
}

const NO_EVENTS: readonly GameEvent[] = [];

/** The turn banner, shown for a while whatever else is played. */
function bannerOn(table: TableStore) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** The part of the frame that raises it, where a turn begins. */
    raise: ({
      batch: { pace },
      beat,
    }: NonNullable<TimedFrame["plays"]>): Pick<Frame, "banner"> | undefined => {
      const step = beat.steps.findLast((one) => one.kind === "banner");
      if (step === undefined) return undefined;
      clearTimeout(timer);
      timer = setTimeout(() => table.getState().show({ banner: null }), step.ms * pace.factor);
      return { banner: { step, pace } };
    },
    hide: () => {
      clearTimeout(timer);
      table.getState().show({ banner: null });
    },
  };
}

/** What moves in a frame: cards still on their way from earlier beats of the answer, and those that start with it. */
function movingIn(frame: TimedFrame, view: View, before: Moving | null, poses: Poses | null): Moving | null {
  if (frame.plays === null) return null;
  const { batch, beat } = frame.plays;
  const isUnderWay = ({ step }: CardFlight) => step.at + step.ms > beat.at;
  const earlier = before?.batch === batch ? before.flights.filter(isUnderWay) : [];
  return { batch, beat, flights: [...earlier, ...flightsOf(batch, beat, view, poses)] };
}

/** What the table shows while a frame is played. */
function begunFrame(frame: TimedFrame, isLast: boolean, table: TableStore, poses: Poses | null): Frame {
  const { view, moving: before } = table.getState();
  const match = frame.patch?.() ?? {};
  return {
    match,
    moving: movingIn(frame, match.view ?? view, before, poses),
    begun: frame.plays?.beat.events ?? NO_EVENTS,
    settled: frame.patch === null || (isLast && frame.plays === null),
  };
}

function show(table: TableStore, frame: Frame, newEvents: readonly GameEvent[]): void {
  const events = newEvents.length > 0 ? newEvents : NO_EVENTS;
  table.getState().show({ ...frame, match: { ...frame.match, events } });
}

export function createPlayer({ match, table, pacer, poses }: Parts): FramePlayer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: readonly TimedFrame[] = [];
  let isRunning = false;
  const banner = bannerOn(table);

  const end = () => {
    clearTimeout(timer);
    if (!isRunning) return;
    const newEvents = queue.flatMap((frame) => frame.told);
    queue = [];
    isRunning = false;
    show(table, { match: newsOf(match.getState()), moving: null, settled: true }, newEvents);
    pacer.finish();
  };

  const begin = (frame: TimedFrame) => {
    const raised = frame.plays === null ? undefined : banner.raise(frame.plays);
    show(table, { ...begunFrame(frame, queue.length === 0, table, poses()), ...raised }, frame.told);
  };

  const next = () => {
    for (;;) {
      const [frame, ...later] = queue;
      if (frame === undefined) return end();
      queue = later;
      begin(frame);
      if (frame.ms === 0) continue;
      timer = setTimeout(next, frame.ms);
      return;
    }
  };

  const finish = () => {
    banner.hide();
    end();
  };

  return {
    isRunning: () => isRunning,
    waiting: () => new Set(queue.flatMap(({ plays }) => plays?.batch ?? [])).size,
    add: (frames) => {
      queue = [...queue, ...frames];
      if (isRunning) return;
      isRunning = true;
      next();
    },
    finish,
    cut: (newEvents) => {
      queue = [];
      finish();
      show(table, { match: newsOf(match.getState()), begun: newEvents, settled: true }, newEvents);
    },
  };
}
