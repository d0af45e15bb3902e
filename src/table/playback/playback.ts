import { type GameEvent, NONE } from "../../kernel";
import { newTurnTime, scriptedIn } from "../../store/crowd";
import { createPacer } from "../../store/play/pacer";
import type { MatchState } from "../../store/types";
import { batchOf, holdOf, lengthOf } from "../motion/batch";
import { beatsOf } from "../motion/beats";
import type { ViewChange } from "../motion/change";
import type { Pace } from "../motion/pace";
import type { Poses } from "../motion/poses";
import type { Beat } from "../motion/steps";
import type { TableMatch } from "../state/match";
import type { TableStore } from "../state/table";
import { framesOf, lastFrame, stillFrames } from "./frames";
import { createPlayer } from "./player";

export interface Playback {
  /**
   * Starts showing the events of the match.
   * @returns a function that stops it.
   */
  start(): () => void;
  /** Plays a beat that changes nothing on the table. */
  play(beat: Beat): void;
  /** Jumps to the final state, and reports all events. */
  finish(): void;
  /** Does the same now and for every answer until the viewer is asked. */
  skip(): void;
  /** Where cards are on the page as it is drawn now, or null while there is no table. */
  poses(): Poses | null;
  /** Provides the positions of cards, for as long as there is a table. */
  lay(poses: () => Poses | null): void;
}

const NO_EVENTS: readonly GameEvent[] = [];
const NORMAL: Pace = { mode: "full", factor: 1 };
const NO_POSES = () => null;

/** Maximum number of answers that wait to be played: the resolution of a long chain of responses is seen to its end. */
const MAX_WAITING = 8;

/** How an answer led from one view to the next, or null when the viewer did not see it happen. */
function changeBetween(now: MatchState, before: MatchState): ViewChange | null {
  const { events, game, view: after, curtain } = now;
  if (events.length === 0 || events === before.events || game === null || after === null) return null;
  // Behind the curtain, and from another seat's perspective, the two views are not connected.
  if (curtain !== null || before.view === null || before.view.viewer !== after.viewer) return null;
  return { game, events, before: before.view, after };
}

/** The same cards in the same places, though something else may be asked. */
const isSameTable = (now: MatchState, before: MatchState): boolean =>
  now.curtain === null &&
  now.log.length >= before.log.length &&
  now.view?.cards === before.view?.cards &&
  now.view?.zones === before.view?.zones;

/** Whether it is for the viewer to go on. */
const isViewersTurn = ({ curtain, view, viewer }: MatchState): boolean =>
  curtain !== null || view === null || view.outcome !== null || view.decision?.seat === viewer;

/** A hidden page plays nothing. */
const isVisible = (): boolean => document.visibilityState === "visible";

/** The parts of the match that change at once, without waiting for the animation. */
const atOnce = ({ refusal, passSettings: passing }: MatchState): Partial<MatchState> => ({
  refusal,
  passSettings: passing,
});

/** In a crowd, a scripted player's turn is shown in the time that it gets. */
function crowdPace(): (own: Pace, now: MatchState, beats: readonly Beat[]) => Pace {
  const turnTime = newTurnTime();
  return (own, { setup, view }, beats) => {
    const { seat = NONE, number = 0 } = view?.turn ?? {};
    const ms = lengthOf({ id: 0, pace: NORMAL, beats });
    if (ms === 0) return own;
    return { ...own, factor: (own.factor * turnTime.take(scriptedIn(setup?.seats, seat), number, ms)) / ms };
  };
}

/**
 * Plays what happens in the match frame by frame, so that nothing is known before it is seen.
 * @param pace speed, read for each answer.
 */
export function createPlayback(
  { state: match, pacer = createPacer() }: Pick<TableMatch, "state" | "pacer">,
  table: TableStore,
  pace: () => Pace,
): Playback {
  let poses: () => Poses | null = NO_POSES;
  const player = createPlayer({ match, table, pacer, poses: () => poses() });
  const paceFor = crowdPace();

  const perform = (now: MatchState, change: ViewChange) => {
    const beats = beatsOf(change);
    const batch = isVisible() && !pacer.isSkipping() ? batchOf(beats, paceFor(pace(), now, beats)) : null;
    // A viewer who steps through a match faster than it can be played sees its current state.
    if (beats.length === 0 || player.waiting() > MAX_WAITING) player.finish();
    if (batch === null && !player.isRunning()) return player.cut(now.events);
    if (batch === null) return player.add([lastFrame(now, now.events)]);
    pacer.show(lengthOf(batch), holdOf(batch));
    player.add(framesOf(now, batch, () => table.getState().view));
  };

  const follow = (now: MatchState, before: MatchState) => {
    if (isViewersTurn(now)) pacer.setSkipping(false);
    const change = changeBetween(now, before);
    if (change !== null) return perform(now, change);
    const newEvents = now.events === before.events ? NO_EVENTS : now.events;
    // Another prompt about the same table cuts no motion short; another table does, for instance after a takeback.
    if (!player.isRunning() || !isSameTable(now, before)) return player.cut(newEvents);
    table.getState().show({ match: atOnce(now) });
    player.add([lastFrame(now, newEvents)]);
  };

  return {
    finish: player.finish,
    skip: () => {
      pacer.setSkipping(true);
      player.finish();
    },
    poses: () => poses(),
    lay: (where) => {
      poses = where;
    },
    start: () => {
      player.cut(NO_EVENTS);
      const stop = match.subscribe(follow);
      return () => {
        stop();
        pacer.setSkipping(false);
        player.finish();
      };
    },
    play: (beat) => {
      player.finish();
      const batch = isVisible() ? batchOf([beat], pace()) : null;
      if (batch === null) return;
      pacer.show(lengthOf(batch), holdOf(batch));
      player.add(stillFrames(batch));
    },
  };
}
