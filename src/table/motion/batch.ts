import type { Pace } from "./pace";
import type { Beat, Step, Timing } from "./steps";
import { withReducedMotion } from "./timeline";

/** The animation of one answer. */
export interface AnimationBatch {
  /** Distinguishes batches. */
  readonly id: number;
  readonly pace: Pace;
  readonly beats: readonly Beat[];
}

const stepsIn = (beats: readonly Beat[]): readonly Step[] => beats.flatMap(({ steps }) => steps);

const lastEnd = (steps: readonly Timing[]): number => Math.max(0, ...steps.map(({ at, ms }) => at + ms));

/** Milliseconds until everything except the banner has been seen. The banner does not delay play. */
export function lengthOf({ beats, pace }: AnimationBatch): number {
  return lastEnd(stepsIn(beats).filter((step) => step.kind !== "banner")) * pace.factor;
}

const HELD: readonly Step["kind"][] = ["aim", "dice", "sum", "verdict"];

/** Milliseconds until dice are still and played cards have been held up. Later steps cannot be understood before. */
export function holdOf({ beats, pace }: AnimationBatch): number {
  const isHeld = (step: Step) => HELD.includes(step.kind) || (step.kind === "fly" && step.cast);
  return lastEnd(stepsIn(beats).filter(isHeld)) * pace.factor;
}

let batches = 0;

/** @returns the batch for these beats, or null when they show nothing. */
export function batchOf(beats: readonly Beat[], pace: Pace): AnimationBatch | null {
  const steps = stepsIn(beats);
  if (steps.length === 0 || pace.mode === "none") return null;
  return { id: ++batches, pace, beats: pace.mode === "full" ? beats : withReducedMotion(beats) };
}
