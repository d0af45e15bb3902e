import type { Pose } from "../state/spots";
import type { Ghost } from "./act";
import type { Track } from "./player";
import { EASE, TIMES } from "./times";

/** The elements of one likeness: the whole of it, and what is turned over in it. */
export interface GhostElements {
  readonly card: HTMLElement;
  readonly body: HTMLElement;
}

/** Where the table begins on the screen, in pixels. */
export interface Offset {
  readonly left: number;
  readonly top: number;
}

/** A likeness is laid out with its middle in the corner of the layer, and put in place by this. */
function placed({ x, y, scale, angle }: Pose, { left, top }: Offset): string {
  const n = (value: number) => value.toFixed(2);
  return `translate(${n(x - left)}px, ${n(y - top)}px) rotate(${n(angle)}deg) scale(${n(scale)})`;
}

const toward = (a: Pose, b: Pose, share: number): Pose => ({
  ...a,
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

interface Frame {
  /** 0 to 1 inside the step. */
  readonly offset: number;
  readonly pose: Pose;
  readonly easing?: string;
  readonly opacity?: number;
}

/** It draws back from its target, runs into it, and returns. */
function strikeFrames(from: Pose, to: Pose): readonly Frame[] {
  const [back, hit, home] = TIMES.strike;
  const drawn = { ...toward(from, to, -0.16), scale: from.scale * 1.1, angle: -5 };
  const struck = { ...toward(from, to, 0.6), scale: from.scale * 1.06, angle: 4 };
  return [
    { offset: 0, pose: from, easing: EASE.move },
    { offset: back / TIMES.combat, pose: drawn, easing: EASE.exit },
    { offset: (back + hit) / TIMES.combat, pose: struck, easing: EASE.enter },
    { offset: (back + hit + home) / TIMES.combat, pose: from },
    { offset: 1, pose: from },
  ];
}

/** It is held up in the middle of the table; then it goes on from there, or fades. */
function castFrames(from: Pose, stage: Pose, goesOn: boolean): readonly Frame[] {
  return [
    { offset: 0, pose: from, easing: EASE.enter },
    { offset: 0.6, pose: stage },
    { offset: 0.85, pose: stage, easing: EASE.exit },
    { offset: 1, pose: stage, opacity: goesOn ? 1 : 0 },
  ];
}

function framesOf({ step, from, goesOn }: Ghost, to: Pose): readonly Frame[] {
  if (step.do === "strike") return strikeFrames(from, to);
  if (step.do === "fly" && step.cast) return castFrames(from, to, goesOn);
  const straight = [
    { offset: 0, pose: from, easing: EASE.move },
    { offset: 1, pose: to },
  ];
  if (step.do === "fly") return straight;
  const risen = { ...toward(from, to, 0.5), scale: from.scale * 1.12 };
  return [
    { offset: 0, pose: from, easing: EASE.exit },
    { offset: 0.5, pose: risen, easing: EASE.enter },
    { offset: 1, pose: to },
  ];
}

const turned = (degrees: number): string => `perspective(900px) rotateY(${degrees}deg)`;

/**
 * The tracks of one likeness.
 * @param to where the step leads, as the table is drawn after the answer.
 * @param factor on times, for the pace.
 */
export function ghostTracks(
  ghost: Ghost,
  to: Pose,
  { card, body }: GhostElements,
  offset: Offset,
  factor: number,
): readonly Track[] {
  const { step, begins, ends } = ghost;
  const whole = ends - begins;
  const inWhole = (share: number) => Math.min(1, (step.at - begins + share * step.ms) / whole);
  const timing = { delay: begins * factor, duration: whole * factor };
  const frames = framesOf(ghost, to);
  const keyframes = frames.map(
    ({ offset: share, pose, easing = "linear", opacity = 1 }): Keyframe => ({
      offset: inWhole(share),
      transform: placed(pose, offset),
      opacity,
      easing,
    }),
  );
  // It waits where it begins, and stays where it ends until the next likeness takes over.
  const waits = { ...keyframes[0], offset: 0 };
  const stays = { ...keyframes.at(-1), offset: 1 };
  const tracks: Track[] = [{ element: card, keyframes: [waits, ...keyframes, stays], ...timing }];
  if (step.do === "strike" || step.before.def === step.after.def) return tracks;
  const turning: Keyframe[] = [
    { offset: 0, transform: turned(0) },
    { offset: inWhole(0), transform: turned(0), easing: EASE.move },
    { offset: inWhole(1), transform: turned(180) },
    { offset: 1, transform: turned(180) },
  ];
  return [...tracks, { element: body, keyframes: turning, ...timing }];
}
