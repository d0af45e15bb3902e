import { useResetProjection } from "framer-motion";
import { createContext, type RefObject, useContext, useEffect, useLayoutEffect, useMemo } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { selector } from "../attributes";
import { MatchContext } from "../state/match";
import { LocatorContext } from "../state/spots";
import { useTableStore } from "../state/table";
import { handsOf, nearSeat } from "../viewmodel/zones";
import { paceNow } from "./pace";
import { createPlayback, type Playback, type Playing, type ShownBanner } from "./playback";
import { posesIn } from "./poses";
import type { Step } from "./steps";
import { dealt } from "./timeline";

/** A press, a key or the wheel means: I have seen enough. */
const INPUTS = ["pointerdown", "click", "keydown", "wheel", "resize"] as const;

/** Ends what style sheets have under way: the camera, cards that are rested, rolling dice. */
function endTransitions(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    const { effect } = animation;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    if (animation instanceof CSSTransition || target?.closest(selector("contest"))) animation.finish();
  }
}

/** What is pressed here says by itself what it does, whatever is asked: its click ends the motion, lest it move away. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("button, a, input, select, summary") !== null &&
  !isOnTable(target);

/** What is pressed here answers a question. */
const isOnTable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ANSWERS) !== null;

const ANSWERS = (["card", "at", "option", "mark"] as const).map((name) => selector(name)).join();

const COMMITS = (["main", "option", "legal"] as const).map((name) => selector(name)).join();

/** Does it answer at once? A press on a card only takes it up. */
const isAnswer = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? event.key === " " || event.key === "Enter"
    : event.target instanceof Element && event.target.closest(COMMITS) !== null;

/** Plays what happens in the match on this table. */
export function useNewPlayback(): Playback {
  const { state, pacer } = useContext(MatchContext);
  const playback = useMemo(() => createPlayback(state, paceNow, pacer), [state, pacer]);
  useLayoutEffect(() => playback.start(), [playback]);
  return playback;
}

/**
 * The table shows the match as far as it has been seen, until somebody has seen enough.
 * @param root the table.
 */
export function useShownMatch(root: RefObject<HTMLElement | null>): void {
  const playback = usePlaybackHere();
  const table = useTableStore();
  const locator = useContext(LocatorContext);

  useLayoutEffect(() => {
    playback.lay(() => (root.current === null ? null : posesIn(root.current, locator)));
    const look = () => {
      const { view, game } = playback.shown.getState();
      const flights = playback.store.getState().playing?.flights ?? [];
      if (view !== null && game !== null)
        table.getState().look(view, game, new Set(flights.flatMap(({ card }) => card ?? [])));
    };
    look();
    const { game, view } = table.getState();
    playback.play(dealt(handsOf(game, view, nearSeat(view)).flatMap(({ zone }) => zone.cards)));
    const stop = playback.shown.subscribe(look);
    return () => {
      stop();
      playback.finish();
      playback.lay(() => null);
    };
  }, [playback, table, root, locator]);

  const resetProjection = useResetProjection();
  useEffect(() => {
    let isSpent = false;
    const skip = (event: Event) => {
      // The click of a press that has only ended the motion.
      if (event.type === "pointerdown") isSpent = false;
      if (event.type === "click" && isSpent) {
        isSpent = false;
        return spend(event);
      }
      const { playing, banner } = playback.store.getState();
      if (playing === null && banner === null) return;
      if (event.type === "pointerdown" && isControl(event.target)) return;
      const asked = table.getState().view.decision;
      // What was pressed finds the table as it is.
      flushSync(playback.finish);
      resetProjection();
      if (root.current !== null) endTransitions(root.current);
      // Nobody answers what they have not been asked yet.
      if (table.getState().view.decision === asked || !isAnswer(event)) return;
      isSpent = event.type === "pointerdown";
      spend(event);
    };
    for (const input of INPUTS) window.addEventListener(input, skip, { capture: true });
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, skip, { capture: true });
    };
  }, [playback, table, root, resetProjection]);
}

function spend(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

export const PlaybackContext = createContext<Playback | null>(null);

export function usePlaybackHere(): Playback {
  const playback = useContext(PlaybackContext);
  if (playback === null) throw new Error("no table here");
  return playback;
}

/** What is played now, or null. */
export const usePlaying = (): Playing | null => useStore(usePlaybackHere().store, (s) => s.playing);

/** Whether something like this is happening on screen now. */
export const useIsPlaying = (what: Step["do"]): boolean =>
  useStore(
    usePlaybackHere().store,
    ({ playing }) => playing?.beat.steps.some((step) => step.do === what) === true,
  );

/** Whose turn has just begun, or null. */
export const useBanner = (): ShownBanner | null => useStore(usePlaybackHere().store, (s) => s.banner);
