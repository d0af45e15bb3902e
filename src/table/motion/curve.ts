import type { Point } from "../dom/point";

/** A curved arrow, relative to the line from its start to its end. */
export interface Curve {
  readonly length: number;
  /** Direction of the line in degrees, clockwise from east. */
  readonly angle: number;
  /** Distance of its control point from the line, in pixels. */
  readonly bow: number;
  /** Drawing time in milliseconds. */
  readonly ms: number;
  /** Its path, with the start at 0,0 and the end on the x axis. */
  readonly path: string;
}

const BOW = 80;
const SPEED = 800;
const LONGEST = 400;

const n = (value: number) => Number(value.toFixed(1));

/** The quadratic curve from one point to another that leaves `gap` pixels of the line free at both ends. */
export function curveOf(from: Point, to: Point, gap: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const bow = Math.min(BOW, 0.3 * length);
  const free = Math.min(gap, length / 3);
  const path = `M${n(free)} 0Q${n(length / 2)} ${n(bow)} ${n(length - free)} 0`;
  const ms = Math.min((length / SPEED) * 1000, LONGEST);
  return { length, angle: (Math.atan2(dy, dx) * 180) / Math.PI, bow, ms, path };
}
