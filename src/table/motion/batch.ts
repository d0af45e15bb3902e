import type { Pace } from "./pace";
import type { Beat, Step, Timing } from "./steps";
import { withReducedMotion } from "./timeline";

/** What is played for one answer. */
export interface AnimationBatch {
  /** Tells batches apart. */
  readonly id: number;
  readonly pace: Pace;
  readonly beats: readonly Beat[];
}

const stepsIn = (beats: readonly Beat[]): readonly Step[] => beats.flatMap(({ steps }) => steps);

const lastEnd = (steps: readonly Timing[]): number => Math.max(0, ...steps.map(({ at, ms }) => at + ms));

/** Milliseconds until all has been seen but the banner, which nobody has to wait for. */
export function lengthOf({ beats, pace }: AnimationBatch): number {
  return lastEnd(stepsIn(beats).filter((step) => step.kind !== "banner")) * pace.factor;
}

const HELD: readonly Step["kind"][] = ["aim", "dice", "sum", "verdict"];

/** Milliseconds until dice lie still and played cards have been held up: what follows would not be understood before. */
export function holdOf({ beats, pace }: AnimationBatch): number {
  const isHeld = (step: Step) => HELD.includes(step.kind) || (step.kind === "fly" && step.cast);
  return lastEnd(stepsIn(beats).filter(isHeld)) * pace.factor;
}

let batches = 0;

/** @returns what is played for these beats, or null when nothing is to be seen of them. */
export function batchOf(beats: readonly Beat[], pace: Pace): AnimationBatch | null {
  const steps = stepsIn(beats);
  if (steps.length === 0 || pace.mode === "none") return null;
  return { id: ++batches, pace, beats: pace.mode === "full" ? beats : withReducedMotion(beats) };
}
