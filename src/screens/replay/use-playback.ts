import { useEffect } from "react";
import { type StoreApi, useStore } from "zustand";
import type { ReplayStore } from "../../store/replay/create";

/** Milliseconds that a move stays on screen, and one of which there is nothing to tell. */
const BEAT = 1000;
const SHORT_BEAT = 150;

/** Turns the pages while the replay plays. */
export function usePlayback(store: StoreApi<ReplayStore>): void {
  const playing = useStore(store, (s) => s.playing);
  const speed = useStore(store, (s) => s.speed);
  const at = useStore(store, (s) => s.at);
  useEffect(() => {
    if (!playing) return;
    const { isNextLogged, goTo } = store.getState();
    const timer = setTimeout(() => goTo(at + 1), (isNextLogged() ? BEAT : SHORT_BEAT) / speed);
    return () => clearTimeout(timer);
  }, [store, playing, speed, at]);
}
