import { createStore, type StoreApi } from "zustand/vanilla";
import type { Game } from "../../games/game";
import type { View } from "../../kernel";
import { animationTimeLeft, holdForAnimation } from "../../store/animation-gate";
import type { MatchStore } from "../../store/types";
import type { TableState, TableStore } from "../state/table";
import { type AnimationBatch, batchOf, holdOf, lengthOf } from "./batch";
import { type Flight, flightsOf } from "./flights";
import { beatsOf, type ViewChange } from "./normalise";
import type { Pace } from "./pace";
import type { Poses } from "./poses";
import { viewBefore } from "./staged";
import type { Beat } from "./steps";

/** What is played now. */
export interface Playing {
  readonly batch: AnimationBatch;
  readonly beat: Beat;
  readonly flights: readonly Flight[];
}

export interface Playback {
  readonly store: StoreApi<{ readonly playing: Playing | null }>;
  /** Shows what has changed in the match: beat by beat, or at once where nothing leads from one to the other. */
  follow(now: MatchStore, before: MatchStore): void;
  /** Plays a beat that changes nothing on the table. */
  play(beat: Beat): void;
  /** All is at once as it will be in the end. */
  finish(): void;
  /** Where cards are on the page as it is drawn now; null while there is no page. */
  poses(): Poses | null;
}

type Shown = Pick<TableState, "view" | "game">;

interface Parts {
  readonly table: TableStore;
  readonly pace: () => Pace;
  /** Where cards are on the page as it is drawn now; null while there is no page. */
  readonly poses: () => Poses | null;
}

/** How an answer led from one view to the next; null where nobody saw it happen. */
function changeBetween(now: MatchStore, before: MatchStore): ViewChange | null {
  const { events, game, view: after } = now;
  if (events.length === 0 || events === before.events || game === null || after === null) return null;
  // Behind the curtain, and from another seat's perspective, nothing leads from there to here.
  if (before.view === null || before.view.viewer !== after.viewer) return null;
  return { game, events, before: before.view, after };
}

/** Nothing is played on a page that nobody looks at. */
const isVisible = (): boolean => document.visibilityState === "visible";

interface Queued {
  readonly batch: AnimationBatch;
  readonly beat: Beat;
}

/** When what comes after a beat begins, in milliseconds from its beginning. Nobody waits for a banner. */
function durationOf({ batch, beat }: Queued, next: Queued | undefined): number {
  const { beats, pace } = batch;
  if (next?.batch === batch) return (next.beat.at - beat.at) * pace.factor;
  if (next !== undefined) return Math.max(0, lengthOf(batch) - beat.at * pace.factor);
  return Math.max(...beats.map(({ at, ms }) => at + ms - beat.at)) * pace.factor;
}

/** Plays what happens in the match: the table shows it beat by beat. */
export function createPlayback({ table, pace, poses }: Parts): Playback {
  const store = createStore<{ readonly playing: Playing | null }>()(() => ({ playing: null }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Beats to come. */
  let queue: readonly Queued[] = [];
  /** What the table shows in the end, and what it showed before the first beat. */
  let last: Shown = table.getState();
  let first: View = last.view;

  const isPlaying = () => store.getState().playing !== null;

  const finish = () => {
    clearTimeout(timer);
    queue = [];
    if (!isPlaying()) return;
    table.getState().look(last.view, last.game);
    store.setState({ playing: null });
    holdForAnimation(0, 0);
  };

  /** The table while beats are still to come. */
  const staged = (): View =>
    viewBefore(
      { before: first, after: last.view },
      queue.flatMap(({ beat }) => beat.events),
    );

  const next = () => {
    const [now, ...later] = queue;
    if (now === undefined) return finish();
    queue = later;
    const { batch, beat } = now;
    const view = staged();
    const flights = flightsOf(batch, beat, view, poses());
    table.getState().look(view, last.game, new Set(flights.flatMap(({ card }) => card ?? [])));
    store.setState({ playing: { batch, beat, flights } });
    timer = setTimeout(next, durationOf(now, later[0]));
  };

  const enqueue = (batch: AnimationBatch) => {
    const [left, hold] = [animationTimeLeft(false), holdOf(batch)];
    holdForAnimation(left + lengthOf(batch), hold > 0 ? left + hold : animationTimeLeft(true));
    queue = [...queue, ...batch.beats.map((beat) => ({ batch, beat }))];
  };

  /** What is under way goes on, with the questions and marks of this view. */
  const show = (view: View, game: Game) => {
    last = { view, game };
    table.getState().look(staged(), game, table.getState().flying);
  };

  const perform = (change: ViewChange, game: Game) => {
    const beats = beatsOf(change);
    const batch = isVisible() ? batchOf(beats, pace()) : null;
    const isWaiting = queue.some((waiting) => waiting.batch !== store.getState().playing?.batch);
    // Whoever goes through a match faster than it can be played sees where it stands.
    if (beats.length === 0 || (batch !== null && isWaiting)) finish();
    if (!isPlaying()) first = change.before;
    if (batch !== null) enqueue(batch);
    if (batch === null || isPlaying()) return show(change.after, game);
    last = { view: change.after, game };
    next();
  };

  return {
    store,
    finish,
    poses,
    play: (beat) => {
      finish();
      const batch = isVisible() ? batchOf([beat], pace()) : null;
      if (batch === null) return;
      enqueue(batch);
      next();
    },
    follow: (now, before) => {
      const { view, game } = now;
      if (view === null || game === null) return;
      const change = changeBetween(now, before);
      if (change !== null) return perform(change, game);
      if (view === last.view) return;
      // Another question about the same table cuts nothing short; another table (something is taken back) does.
      if (view.cards !== last.view.cards || view.zones !== last.view.zones) finish();
      show(view, game);
    },
  };
}
