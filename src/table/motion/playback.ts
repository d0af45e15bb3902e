import { createStore, type StoreApi } from "zustand/vanilla";
import { type GameEvent, NONE, type View } from "../../kernel";
import { newTurnTime, scriptedIn } from "../../store/crowd";
import { createPacer, type Pacer } from "../../store/play/pacer";
import { shareView } from "../../store/play/structural-sharing";
import type { MatchState } from "../../store/types";
import type { ReadableMatch } from "../state/match";
import { type AnimationBatch, batchOf, holdOf, lengthOf } from "./batch";
import { type Flight, flightsOf } from "./flights";
import { beatsOf, type ViewChange } from "./normalise";
import type { Pace } from "./pace";
import type { Poses } from "./poses";
import type { Beat, Step } from "./steps";

/** Whose turn it is, shown for a while: nobody has to wait for it. */
export interface ShownBanner {
  readonly step: Extract<Step, { do: "banner" }>;
  readonly pace: Pace;
}

interface PlaybackState {
  readonly playing: Playing | null;
  readonly banner: ShownBanner | null;
}

/** What is played now. */
export interface Playing {
  readonly batch: AnimationBatch;
  readonly beat: Beat;
  readonly flights: readonly Flight[];
}

/**
 * The match as far as it has been seen. Everything on the page reads it: table, log, live region, questions. `events`
 * are those that have just been seen.
 */
export interface ShownMatch extends MatchState {
  /** Events that begin to be seen, for their sounds. */
  readonly begun: readonly GameEvent[];
  /** Nothing is still to be seen. */
  readonly settled: boolean;
}

export interface Playback {
  readonly store: StoreApi<PlaybackState>;
  readonly shown: StoreApi<ShownMatch>;
  /**
   * Shows what happens in the match from now on.
   * @returns what stops it.
   */
  start(): () => void;
  /** Plays a beat that changes nothing on the table. */
  play(beat: Beat): void;
  /** All is at once as it will be in the end, and told. */
  finish(): void;
  /** The same, and for all that follows until the viewer is asked. */
  skip(): void;
  /** Where cards are on the page as it is drawn now; null while there is no table. */
  poses(): Poses | null;
  /** Says where cards are, for as long as there is a table. */
  lay(poses: () => Poses | null): void;
}

/** A moment of the match on the page. */
interface Scene {
  /** What changes on the page with it. */
  readonly patch: () => Partial<MatchState>;
  /** What has been seen by then. */
  readonly told: readonly GameEvent[];
  readonly played: { readonly batch: AnimationBatch; readonly beat: Beat } | null;
  /** Until the next one, in milliseconds. */
  readonly ms: number;
}

const NO_EVENTS: readonly GameEvent[] = [];
const NORMAL: Pace = { mode: "full", factor: 1 };
const NOWHERE = () => null;
const UNCHANGED = () => ({});

/** How an answer led from one view to the next; null where nobody saw it happen. */
function changeBetween(now: MatchState, before: MatchState): ViewChange | null {
  const { events, game, view: after } = now;
  if (events.length === 0 || events === before.events || game === null || after === null) return null;
  // Behind the curtain, and from another seat's perspective, nothing leads from there to here.
  if (before.view === null || before.view.viewer !== after.viewer) return null;
  return { game, events, before: before.view, after };
}

/** Nothing is played on a page that nobody looks at. */
const isVisible = (): boolean => document.visibilityState === "visible";

/** The log when the events up to one of them have been seen. */
function logsOf({ game, log, view, events }: MatchState): (until: number) => MatchState["log"] {
  const name = (seat: number) => view?.seats[seat]?.name ?? "";
  const context = { name, zones: view?.zones ?? [] };
  const hasLine = events.map((event) => game?.logLine(event, context) != null);
  const count = (told: readonly boolean[]) => told.filter(Boolean).length;
  const first = log.length - count(hasLine);
  return (until) => {
    const length = first + count(hasLine.slice(0, until));
    return length === log.length ? log : log.slice(0, length);
  };
}

/** What nobody has to wait for. */
const atOnce = ({ refusal, passing }: MatchState): Partial<MatchState> => ({ refusal, passing });

/** Without its events, which are told one after the other. */
function quiet({ events: _, ...rest }: MatchState): Partial<MatchState> {
  return rest;
}

/**
 * The scenes of an answer: a scene shows what a beat changes, or still what was there before it, and tells what the beats
 * before it have shown. The last one shows everything, with the next question.
 * @param shown what is on the page when a scene begins.
 */
function scenesOf(now: MatchState, batch: AnimationBatch, shown: () => View | null): readonly Scene[] {
  const { beats, pace } = batch;
  const log = logsOf(now);
  const last = beats.length - 1;
  const viewAfter = (beat: Beat): Partial<MatchState> => {
    const view = now.viewAfter(beat.until);
    if (view === null || now.view === null) return {};
    const { anytime } = now.view;
    return { view: shareView(shown(), { ...view, decision: null, actions: [], anytime }) };
  };
  let seen = 0;
  const scenes = beats.map((beat, i): Scene => {
    const [told, until] = [beats[i - 1], seen];
    seen += beat.events.length;
    const next = beats[i + 1]?.at ?? lengthOf(batch) / pace.factor;
    return {
      patch: () => ({
        ...(beat.late ? told?.late && viewAfter(told) : i === last ? quiet(now) : viewAfter(beat)),
        log: log(until),
      }),
      told: told?.events ?? NO_EVENTS,
      played: { batch, beat },
      ms: Math.max(0, next - beat.at) * pace.factor,
    };
  });
  const ending = { patch: () => quiet(now), told: beats[last]?.events ?? NO_EVENTS, played: null, ms: 0 };
  return [...scenes, ending];
}

/** Plays what happens in the match: the page shows it scene by scene, so that nothing is known before it is seen. */
export function createPlayback(
  match: ReadableMatch,
  pace: () => Pace,
  pacer: Pacer = createPacer(),
): Playback {
  const store = createStore<PlaybackState>()(() => ({ playing: null, banner: null }));
  const shown = createStore<ShownMatch>()(() => ({ ...match.getState(), begun: NO_EVENTS, settled: true }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bannerTimer: ReturnType<typeof setTimeout> | undefined;
  /** Scenes to come. */
  let queue: readonly Scene[] = [];
  let isRunning = false;
  let poses: () => Poses | null = NOWHERE;
  const turnTime = newTurnTime();

  const show = (patch: Partial<ShownMatch>, told: readonly GameEvent[]) =>
    shown.setState({ ...patch, events: told.length > 0 ? told : NO_EVENTS });

  const raise = ({ beat, batch: { pace: at } }: NonNullable<Scene["played"]>) => {
    const step = beat.steps.findLast((one) => one.do === "banner");
    if (step === undefined) return;
    clearTimeout(bannerTimer);
    store.setState({ banner: { step, pace: at } });
    bannerTimer = setTimeout(() => store.setState({ banner: null }), step.ms * at.factor);
  };

  const end = () => {
    clearTimeout(timer);
    if (!isRunning) return;
    const told = queue.flatMap((scene) => scene.told);
    queue = [];
    isRunning = false;
    store.setState({ playing: null });
    show({ ...quiet(match.getState()), settled: true }, told);
    pacer.finish();
  };

  const finish = () => {
    clearTimeout(bannerTimer);
    if (store.getState().banner !== null) store.setState({ banner: null });
    end();
  };

  const play = ({ played }: Scene, view: View | null): Playing | null => {
    if (played === null || view === null) return null;
    const { batch, beat } = played;
    const before = store.getState().playing;
    const isUnderWay = ({ step }: Flight) => step.at + step.ms > beat.at;
    const earlier = before?.batch === batch ? before.flights.filter(isUnderWay) : [];
    return { batch, beat, flights: [...earlier, ...flightsOf(batch, beat, view, poses())] };
  };

  const next = () => {
    for (;;) {
      const [scene, ...later] = queue;
      if (scene === undefined) return end();
      queue = later;
      const patch = scene.patch();
      const playing = play(scene, patch.view ?? shown.getState().view);
      store.setState({ playing });
      if (scene.played !== null) raise(scene.played);
      const begun = scene.played?.beat.events ?? NO_EVENTS;
      show(
        {
          ...patch,
          begun,
          settled: scene.patch === UNCHANGED || (later.length === 0 && scene.played === null),
        },
        scene.told,
      );
      if (scene.ms === 0) continue;
      timer = setTimeout(next, scene.ms);
      return;
    }
  };

  const enqueue = (scenes: readonly Scene[]) => {
    queue = [...queue, ...scenes];
    if (isRunning) return;
    isRunning = true;
    next();
  };

  const hold = (batch: AnimationBatch) => {
    pacer.show(lengthOf(batch), holdOf(batch));
  };

  /** What was still to be seen is not told any more: it has been taken back, or another seat looks. */
  const all = (now: MatchState, told: readonly GameEvent[]) => {
    queue = [];
    finish();
    show({ ...quiet(now), begun: told, settled: true }, told);
  };

  /** In a crowd a turn of a scripted player is shown in the time that it has. */
  const paceFor = ({ setup, view }: MatchState, beats: readonly Beat[]): Pace => {
    const own = pace();
    const { seat = NONE, number = 0 } = view?.turn ?? {};
    const ms = lengthOf({ id: 0, pace: NORMAL, beats });
    if (ms === 0) return own;
    return { ...own, factor: (own.factor * turnTime.take(scriptedIn(setup?.seats, seat), number, ms)) / ms };
  };

  const perform = (now: MatchState, change: ViewChange) => {
    const beats = beatsOf(change);
    const batch = isVisible() && !pacer.isSkipping() ? batchOf(beats, paceFor(now, beats)) : null;
    const batches = new Set(queue.flatMap(({ played }) => played?.batch ?? []));
    // Whoever goes through a match faster than it can be played sees where it stands.
    if (beats.length === 0 || batches.size > MOST_WAITING) finish();
    if (batch === null && !isRunning) return all(now, now.events);
    if (batch === null) return enqueue([{ patch: () => quiet(now), told: now.events, played: null, ms: 0 }]);
    hold(batch);
    enqueue(scenesOf(now, batch, () => shown.getState().view));
  };

  const follow = (now: MatchState, before: MatchState) => {
    const { view, viewer, curtain } = now;
    if (curtain !== null || view === null || view.outcome !== null || view.decision?.seat === viewer)
      pacer.setSkipping(false);
    const told = now.events === before.events ? NO_EVENTS : now.events;
    const change = now.curtain === null ? changeBetween(now, before) : null;
    if (change !== null) return perform(now, change);
    const isSameTable =
      now.curtain === null &&
      now.log.length >= before.log.length &&
      now.view?.cards === before.view?.cards &&
      now.view?.zones === before.view?.zones;
    // Another question about the same table cuts nothing short; another table (something is taken back) does.
    if (!isRunning || !isSameTable) return all(now, told);
    shown.setState(atOnce(now));
    enqueue([{ patch: () => quiet(now), told, played: null, ms: 0 }]);
  };

  return {
    store,
    shown,
    finish,
    skip: () => {
      pacer.setSkipping(true);
      finish();
    },
    poses: () => poses(),
    lay: (where) => {
      poses = where;
    },
    start: () => {
      all(match.getState(), NO_EVENTS);
      const stop = match.subscribe(follow);
      return () => {
        stop();
        pacer.setSkipping(false);
        finish();
      };
    },
    play: (beat) => {
      finish();
      const batch = isVisible() ? batchOf([beat], pace()) : null;
      if (batch === null) return;
      hold(batch);
      const still = { patch: UNCHANGED, told: NO_EVENTS };
      const scenes = batch.beats.map((one) => ({
        ...still,
        played: { batch, beat: one },
        ms: lengthOf(batch),
      }));
      enqueue([...scenes, { ...still, played: null, ms: 0 }]);
    },
  };
}

/** Answers that wait to be played, at most. */
const MOST_WAITING = 2;
