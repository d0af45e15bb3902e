import type { GameEvent, View } from "../../kernel";
import { shareView } from "../../store/play/structural-sharing";
import type { MatchState } from "../../store/types";
import { type AnimationBatch, lengthOf } from "../motion/batch";
import type { Beat } from "../motion/steps";

/** A frame in its place among others. Its content is computed when it starts. */
export interface TimedFrame {
  /** The changes of the match with it. Null if the frame only moves what is there. */
  readonly patch: (() => Partial<MatchState>) | null;
  /** Events that have been seen by then. */
  readonly told: readonly GameEvent[];
  readonly plays: { readonly batch: AnimationBatch; readonly beat: Beat } | null;
  /** Milliseconds until the next scene. */
  readonly ms: number;
}

const NO_EVENTS: readonly GameEvent[] = [];

/** Everything new except its events, which are shown one after another. */
export function newsOf({ events: _, ...rest }: MatchState): Partial<MatchState> {
  return rest;
}

/** Shows the match as it is now. */
export const lastFrame = (now: MatchState, told: readonly GameEvent[]): TimedFrame => ({
  patch: () => newsOf(now),
  told,
  plays: null,
  ms: 0,
});

/** The log at the moment when the events before the given index have been seen. */
function logsOf({ game, log, view, events }: MatchState): (until: number) => MatchState["log"] {
  const name = (seat: number) => view?.seats[seat]?.name ?? "";
  const hasLine = events.map(
    (event) => game?.table.logLine(event, { name, zones: view?.zones ?? [] }) != null,
  );
  const count = (flags: readonly boolean[]) => flags.filter(Boolean).length;
  const first = log.length - count(hasLine);
  return (until) => {
    const length = first + count(hasLine.slice(0, until));
    return length === log.length ? log : log.slice(0, length);
  };
}

/** The match right after a beat: no seat is prompted yet, but anytime actions are available. */
function stateAfter(now: MatchState, beat: Beat, shown: View): Partial<MatchState> {
  const view = now.viewAfter(beat.until);
  if (view === null || now.view === null) return {};
  const { anytime } = now.view;
  return { view: shareView(shown, { ...view, decision: null, actions: [], anytime }), noUndo: now.noUndo };
}

/**
 * The frames of an answer. A frame shows what a beat changes, or still what was there before it, and logs what the
 * beats before it have shown. The last one shows everything, with the next question.
 */
export function framesOf(now: MatchState, batch: AnimationBatch, shown: () => View): readonly TimedFrame[] {
  const { beats, pace } = batch;
  const log = logsOf(now);
  const last = beats.length - 1;
  let seen = 0;
  const frames = beats.map((beat, i): TimedFrame => {
    const [previous, until] = [beats[i - 1], seen];
    seen += beat.events.length;
    const next = beats[i + 1]?.at ?? lengthOf(batch) / pace.factor;
    const changes = () => {
      if (beat.late) return previous?.late ? stateAfter(now, previous, shown()) : {};
      return i === last ? newsOf(now) : stateAfter(now, beat, shown());
    };
    return {
      patch: () => ({ ...changes(), log: log(until) }),
      told: previous?.events ?? NO_EVENTS,
      plays: { batch, beat },
      ms: Math.max(0, next - beat.at) * pace.factor,
    };
  });
  return [...frames, lastFrame(now, beats[last]?.events ?? NO_EVENTS)];
}

/** A batch that changes nothing on the table. */
export function stillFrames(batch: AnimationBatch): readonly TimedFrame[] {
  const still = { patch: null, told: NO_EVENTS };
  const frames = batch.beats.map((beat) => ({ ...still, plays: { batch, beat }, ms: lengthOf(batch) }));
  return [...frames, { ...still, plays: null, ms: 0 }];
}
