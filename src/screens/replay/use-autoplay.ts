import { useEffect } from "react";
import { useStore } from "zustand";
import type { ReplayStore } from "../../store/replay/create";

/** Milliseconds that a move stays on screen: one with something to show, and one with nothing. */
const BEAT = 1000;
const SHORT_BEAT = 150;

export function useAutoplay({ state, commands }: ReplayStore): void {
  const playing = useStore(state, (s) => s.playing);
  const speed = useStore(state, (s) => s.speed);
  const at = useStore(state, (s) => s.at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment waits for its own time.
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => commands.step(1), (commands.isNextLogged() ? BEAT : SHORT_BEAT) / speed);
    return () => clearTimeout(timer);
  }, [commands, playing, speed, at]);
}
