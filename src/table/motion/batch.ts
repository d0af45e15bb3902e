import type { Pace } from "./pace";
import type { Beat, Step, Timing } from "./steps";
import { softened } from "./timeline";

/** What is played for one answer. */
export interface AnimationBatch {
  /** Tells batches apart. */
  readonly id: number;
  readonly pace: Pace;
  readonly beats: readonly Beat[];
  readonly banner: Extract<Step, { do: "banner" }> | null;
  /** From when to when dice are seen: until what they have brought about is done. */
  readonly dice: Timing | null;
}

const stepsIn = (beats: readonly Beat[]): readonly Step[] => beats.flatMap(({ steps }) => steps);

const lastEnd = (steps: readonly Timing[]): number => Math.max(0, ...steps.map(({ at, ms }) => at + ms));

function diceIn(steps: readonly Step[]): Timing | null {
  const thrown = steps.find((step) => step.do === "dice");
  if (thrown === undefined) return null;
  return { at: thrown.at, ms: lastEnd(steps.filter((step) => step.do !== "banner")) - thrown.at };
}

/** Milliseconds until all has been seen but the banner, which nobody has to wait for. */
export function lengthOf({ beats, pace }: AnimationBatch): number {
  return lastEnd(stepsIn(beats).filter((step) => step.do !== "banner")) * pace.factor;
}

/** Milliseconds until dice lie still and played cards have been held up: what follows would not be understood before. */
export function holdOf({ beats, pace }: AnimationBatch): number {
  const isHeld = (step: Step) => step.do === "dice" || (step.do === "fly" && step.cast);
  return lastEnd(stepsIn(beats).filter(isHeld)) * pace.factor;
}

let batches = 0;

/** @returns what is played for these beats, or null when nothing is to be seen of them. */
export function batchOf(beats: readonly Beat[], pace: Pace): AnimationBatch | null {
  const steps = stepsIn(beats);
  if (steps.length === 0 || pace.mode === "none") return null;
  const isFull = pace.mode === "full";
  return {
    id: ++batches,
    pace,
    beats: isFull ? beats : [softened(beats)],
    banner: steps.findLast((step) => step.do === "banner") ?? null,
    dice: isFull ? diceIn(steps) : null,
  };
}
