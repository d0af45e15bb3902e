import type { Pose } from "./locator";
import type { FlyingStep } from "./steps";
import { EASE, TIMES } from "./times";

type Easing = (typeof EASE)[keyof typeof EASE] | "linear";

/** The path of a flying card: its position at each share of its time, and how it moves on from there. */
export interface Path {
  readonly times: readonly number[];
  readonly poses: readonly Pose[];
  readonly ease: readonly Easing[];
  readonly opacity: readonly number[];
}

const toward = (a: Pose, b: Pose, share: number): Pose => ({
  ...a,
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The same angle, normalised so that a card takes the shorter turn to it. */
function nearest({ angle }: Pose, to: Pose): Pose {
  return { ...to, angle: angle + ((((to.angle - angle + 180) % 360) + 360) % 360) - 180 };
}

const visible = (count: number): readonly number[] => Array.from({ length: count }, () => 1);

/** Draws back from the target, runs into it, and returns. */
function strikePath(from: Pose, target: Pose): Path {
  const [back, hit, home] = TIMES.strike;
  const drawn = { ...toward(from, target, -0.16), scale: from.scale * 1.1, angle: from.angle - 5 };
  const struck = { ...toward(from, target, 0.6), scale: from.scale * 1.06, angle: from.angle + 4 };
  return {
    times: [0, back, back + hit, back + hit + home, TIMES.combat].map((ms) => ms / TIMES.combat),
    poses: [from, drawn, struck, from, from],
    ease: [EASE.move, EASE.exit, EASE.enter, "linear"],
    opacity: visible(5),
  };
}

/** Holds the card up in the middle of the table, then moves on from there or fades. */
function castPath(from: Pose, middle: Pose, continues: boolean): Path {
  return {
    times: [0, 0.6, 0.85, 1],
    poses: [from, nearest(from, middle), nearest(from, middle), nearest(from, middle)],
    ease: [EASE.enter, "linear", EASE.exit],
    opacity: [1, 1, 1, continues ? 1 : 0],
  };
}

/** Lifts the card while it is turned over. */
function flipPath(from: Pose): Path {
  return {
    times: [0, 0.5, 1],
    poses: [from, { ...from, scale: from.scale * 1.12 }, from],
    ease: [EASE.exit, EASE.enter],
    opacity: visible(3),
  };
}

const straight = (from: Pose, to: Pose): Path => ({
  times: [0, 1],
  poses: [from, nearest(from, to)],
  ease: [EASE.move],
  opacity: visible(2),
});

/** Fades the card in place. */
const fading = (at: Pose, scale: number, opacity: readonly [number, number]): Path => ({
  times: [0, 1],
  poses: opacity[0] < 1 ? [{ ...at, scale: at.scale * scale }, at] : [at, { ...at, scale: at.scale * scale }],
  ease: [opacity[0] < 1 ? EASE.enter : EASE.exit],
  opacity,
});

/**
 * @param from where the card is seen before the step, or null.
 * @param to where the step leads (for a strike: its target), or null when that is not on the screen.
 * @param continues whether another step of the same card begins where this one ends.
 * @returns null when there is nothing to see.
 */
export function pathOf(
  { kind, ...step }: FlyingStep,
  from: Pose | null,
  to: Pose | null,
  continues: boolean,
): Path | null {
  if (from === null) return to !== null && kind === "fly" ? fading(to, 0.9, [0, 1]) : null;
  if (kind === "strike") return strikePath(from, to ?? from);
  if (kind === "flip") return flipPath(from);
  if (kind === "leave" || to === null) return fading(from, 0.85, [1, 0]);
  return "cast" in step && step.cast ? castPath(from, to, continues) : straight(from, to);
}
