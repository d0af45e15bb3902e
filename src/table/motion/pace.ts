import { type ReducedMotion, useSettings } from "../../store/settings/settings";
import { useMedia } from "../../ui/useMedia";

/** How the table moves: `full` at some speed, only `fades`, or not at all. */
export interface Pace {
  readonly mode: "full" | "fades" | "none";
  /** How long motion takes compared to normal: 0 stands still. */
  readonly factor: number;
}

/**
 * @param speed 0 (instant) to 2 (twice as fast).
 * @param systemReduces what the device asks for.
 */
export function paceOf(speed: number, reduced: ReducedMotion, systemReduces: boolean): Pace {
  if (speed === 0) return { mode: "none", factor: 0 };
  const isReduced = reduced === "on" || (reduced === "auto" && systemReduces);
  return isReduced ? { mode: "fades", factor: 1 } : { mode: "full", factor: 1 / speed };
}

const REDUCE = "(prefers-reduced-motion: reduce)";

/** The pace at this moment. */
export function paceNow(): Pace {
  const { motionSpeed, reducedMotion } = useSettings.getState();
  return paceOf(motionSpeed, reducedMotion, matchMedia(REDUCE).matches);
}

/** The pace, as settings and device are now; the component renders again when it changes. */
export function usePace(): Pace {
  const speed = useSettings((s) => s.motionSpeed);
  const reduced = useSettings((s) => s.reducedMotion);
  return paceOf(speed, reduced, useMedia(REDUCE));
}
