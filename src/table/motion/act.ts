import type { Pose } from "../state/spots";
import type { Pace } from "./pace";
import type { Poses } from "./poses";
import type { Flight, Flip, Step, Strike, Timing } from "./steps";
import { softened } from "./timeline";

/** A step that is played by a likeness of the card while the card itself waits unseen. */
export type GhostStep = (Flight | Flip | Strike) & Timing;

/** A likeness of a card: what it does, and from when to when it is seen (milliseconds at normal speed). */
export interface Ghost {
  readonly step: GhostStep;
  readonly from: Pose;
  readonly begins: number;
  readonly ends: number;
  /** What the card does next is shown by another likeness. */
  readonly goesOn: boolean;
}

export interface AimArrow extends Timing {
  readonly from: Pose;
  readonly to: Pose;
}

/** What is being played: the steps of one answer, with the places where they began. */
export interface Act {
  /** Tells acts apart. */
  readonly id: number;
  readonly pace: Pace;
  readonly steps: readonly Step[];
  readonly ghosts: readonly Ghost[];
  readonly arrows: readonly AimArrow[];
  readonly banner: Extract<Step, { do: "banner" }> | null;
  /** From when to when dice are seen: until what they have brought about is done. */
  readonly dice: Timing | null;
  /** Where the cards of hands and rows lay before, by card. */
  readonly slots: ReadonlyMap<string, Pose>;
}

const isGhost = (step: Step): step is GhostStep =>
  step.do === "fly" || step.do === "flip" || step.do === "strike";

/** @param poses before the answer. */
function ghostsOf(steps: readonly Step[], poses: Poses): readonly Ghost[] {
  const played = steps.filter(isGhost);
  return played.flatMap((step, i) => {
    const isSame = (other: GhostStep) => step.card !== null && other.card === step.card;
    const earlier = played.slice(0, i).findLast(isSame);
    const later = played.slice(i + 1).find(isSame);
    const isHeld = earlier?.do === "fly" && earlier.cast;
    const from = isHeld ? poses.stage() : poses.of(step.from);
    if (from === null) return [];
    return [
      {
        step,
        from,
        begins: earlier === undefined && step.card !== null ? 0 : step.at,
        ends: Math.max(later?.at ?? 0, step.at + step.ms),
        goesOn: later !== undefined,
      },
    ];
  });
}

function arrowsOf(steps: readonly Step[], poses: Poses): readonly AimArrow[] {
  return steps.flatMap((step) => {
    if (step.do !== "aim") return [];
    const [from, to] = [poses.of(step.from), poses.of(step.to)];
    return from === null || to === null ? [] : [{ from, to, at: step.at, ms: step.ms }];
  });
}

function diceOf(steps: readonly Step[]): Timing | null {
  const thrown = steps.find((step) => step.do === "dice");
  if (thrown === undefined) return null;
  const ends = steps.filter((step) => step.do !== "banner").map(({ at, ms }) => at + ms);
  return { at: thrown.at, ms: Math.max(...ends) - thrown.at };
}

/** Milliseconds until all has been seen but the banner, which nobody has to wait for. */
export function lengthOf({ steps, pace }: Act): number {
  const ends = steps.filter((step) => step.do !== "banner").map(({ at, ms }) => at + ms);
  return Math.max(0, ...ends) * pace.factor;
}

/** Milliseconds until dice lie still and played cards have been held up: what follows would not be understood before. */
export function holdOf({ steps, pace }: Act): number {
  const held = steps.filter((step) => step.do === "dice" || (step.do === "fly" && step.cast));
  return Math.max(0, ...held.map(({ at, ms }) => at + ms)) * pace.factor;
}

let acts = 0;

/**
 * @param steps of one answer.
 * @param poses and
 * @param slots as the table was before it.
 * @returns the act, or null when nothing is to be seen of it.
 */
export function actOf(
  steps: readonly Step[],
  pace: Pace,
  poses: Poses,
  slots: ReadonlyMap<string, Pose>,
): Act | null {
  if (steps.length === 0 || pace.mode === "none") return null;
  const isFull = pace.mode === "full";
  return {
    id: ++acts,
    pace,
    steps: isFull ? steps : softened(steps),
    ghosts: isFull ? ghostsOf(steps, poses) : [],
    arrows: isFull ? arrowsOf(steps, poses) : [],
    dice: isFull ? diceOf(steps) : null,
    banner: steps.findLast((step) => step.do === "banner") ?? null,
    slots: isFull ? slots : new Map(),
  };
}
