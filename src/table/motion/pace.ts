import { type ReducedMotion, useSettings } from "../../store/settings/settings";
import { useMedia } from "../../ui/useMedia";

/** How the table moves: `full` at some speed, only `fades`, or not at all. */
export interface Pace {
  readonly mode: "full" | "fades" | "none";
  /** Duration of motion compared to normal; 0 means no motion. */
  readonly factor: number;
}

/**
 * @param speed 0 (instant) to 2 (twice as fast).
 * @param systemReduces whether the device asks for reduced motion.
 */
export function paceOf(speed: number, reduced: ReducedMotion, systemReduces: boolean): Pace {
  if (speed === 0) return { mode: "none", factor: 0 };
  const isReduced = reduced === "on" || (reduced === "auto" && systemReduces);
  return isReduced ? { mode: "fades", factor: 1 } : { mode: "full", factor: 1 / speed };
}

const REDUCE = "(prefers-reduced-motion: reduce)";

export function paceNow(): Pace {
  const { motionSpeed, reducedMotion } = useSettings.getState();
  return paceOf(motionSpeed, reducedMotion, matchMedia(REDUCE).matches);
}

/** The current pace from settings and device. Rerenders the component when it changes. */
export function usePace(): Pace {
  const speed = useSettings((s) => s.motionSpeed);
  const reduced = useSettings((s) => s.reducedMotion);
  return paceOf(speed, reduced, useMedia(REDUCE));
}
