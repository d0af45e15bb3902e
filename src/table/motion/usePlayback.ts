import { useResetProjection } from "framer-motion";
import { createContext, type RefObject, useContext, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { selector } from "../attributes";
import { useMatchSource } from "../state/match";
import { LocatorContext } from "../state/spots";
import { useTableStore } from "../state/table";
import { handsOf, nearSeat } from "../viewmodel/zones";
import { paceNow } from "./pace";
import { createPlayback, type Playback, type Playing } from "./playback";
import { posesIn } from "./poses";
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

/**
 * The table follows the match: what happens there is played on it, until somebody has seen enough.
 * @param root the table.
 */
export function usePlayback(root: RefObject<HTMLElement | null>): Playback {
  const match = useMatchSource();
  const table = useTableStore();
  const locator = useContext(LocatorContext);
  const [playback] = useState(() =>
    createPlayback({
      table,
      pace: paceNow,
      poses: () => (root.current === null ? null : posesIn(root.current, locator)),
    }),
  );

  useLayoutEffect(() => {
    playback.follow(match.getState(), match.getState());
    const { game, view } = table.getState();
    playback.play(dealt(handsOf(game, view, nearSeat(view)).flatMap(({ zone }) => zone.cards)));
    return match.subscribe(playback.follow);
  }, [match, table, playback]);

  const resetProjection = useResetProjection();
  useEffect(() => {
    const skip = () => {
      if (playback.store.getState().playing === null) return;
      // What was pressed finds the table as it is.
      flushSync(playback.finish);
      resetProjection();
      if (root.current !== null) endTransitions(root.current);
    };
    for (const input of INPUTS) window.addEventListener(input, skip, { capture: true, passive: true });
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, skip, { capture: true });
      playback.finish();
    };
  }, [playback, root, resetProjection]);

  return playback;
}

export const PlaybackContext = createContext<Playback | null>(null);

export function usePlaybackHere(): Playback {
  const playback = useContext(PlaybackContext);
  if (playback === null) throw new Error("no table here");
  return playback;
}

/** What is played now, or null. */
export const usePlaying = (): Playing | null => useStore(usePlaybackHere().store, (s) => s.playing);
