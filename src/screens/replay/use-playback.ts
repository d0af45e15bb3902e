import { useEffect } from "react";
import { type StoreApi, useStore } from "zustand";
import type { ReplayStore } from "../../store/replay/create";

/** Milliseconds that a move stays on screen: one with something to show, and one with nothing. */
const BEAT = 1000;
const SHORT_BEAT = 150;

/** Advances the replay while it plays. */
export function usePlayback(store: StoreApi<ReplayStore>): void {
  const playing = useStore(store, (s) => s.playing);
  const speed = useStore(store, (s) => s.speed);
  const at = useStore(store, (s) => s.at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment waits for its own time.
  useEffect(() => {
    if (!playing) return;
    const { isNextLogged, step } = store.getState();
    const timer = setTimeout(() => step(1), (isNextLogged() ? BEAT : SHORT_BEAT) / speed);
    return () => clearTimeout(timer);
  }, [store, playing, speed, at]);
}
