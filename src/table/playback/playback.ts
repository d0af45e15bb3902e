import { type GameEvent, NONE } from "../../kernel";
import { newTurnTime, scriptedIn } from "../../store/crowd";
import { createPacer } from "../../store/play/pacer";
import type { MatchState } from "../../store/types";
import { batchOf, holdOf, lengthOf } from "../motion/batch";
import { beatsOf, type ViewChange } from "../motion/beats";
import type { Pace } from "../motion/pace";
import type { Poses } from "../motion/poses";
import type { Beat } from "../motion/steps";
import type { TableMatch } from "../state/match";
import type { TableStore } from "../state/table";
import { framesOf, lastFrame, stillFrames } from "./frames";
import { createPlayer } from "./player";

export interface Playback {
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

const NO_EVENTS: readonly GameEvent[] = [];
const NORMAL: Pace = { mode: "full", factor: 1 };
const NOWHERE = () => null;

/** Answers that wait to be played, at most. */
const MAX_WAITING = 2;

/** How an answer led from one view to the next; null where nobody saw it happen. */
function changeBetween(now: MatchState, before: MatchState): ViewChange | null {
  const { events, game, view: after, curtain } = now;
  if (events.length === 0 || events === before.events || game === null || after === null) return null;
  // Behind the curtain, and from another seat's perspective, nothing leads from there to here.
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

/** Nothing is played on a page that nobody looks at. */
const isVisible = (): boolean => document.visibilityState === "visible";

/** What nobody has to wait for. */
const atOnce = ({ refusal, passSettings: passing }: MatchState): Partial<MatchState> => ({
  refusal,
  passSettings: passing,
});

/** In a crowd a turn of a scripted player is shown in the time that it has. */
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
 * Plays what happens in the match: it comes onto the page frame by frame, so that nothing is known before it is seen.
 * @param pace how fast, asked for each answer.
 */
export function createPlayback(
  { state: match, pacer = createPacer() }: Pick<TableMatch, "state" | "pacer">,
  table: TableStore,
  pace: () => Pace,
): Playback {
  let poses: () => Poses | null = NOWHERE;
  const player = createPlayer({ match, table, pacer, poses: () => poses() });
  const paceFor = crowdPace();

  const perform = (now: MatchState, change: ViewChange) => {
    const beats = beatsOf(change);
    const batch = isVisible() && !pacer.isSkipping() ? batchOf(beats, paceFor(pace(), now, beats)) : null;
    // Whoever goes through a match faster than it can be played sees where it stands.
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
    const told = now.events === before.events ? NO_EVENTS : now.events;
    // Another question about the same table cuts nothing short; another table (something is taken back) does.
    if (!player.isRunning() || !isSameTable(now, before)) return player.cut(told);
    table.getState().show({ match: atOnce(now) });
    player.add([lastFrame(now, told)]);
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
