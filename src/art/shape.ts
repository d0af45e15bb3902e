import type { SeededRandom } from "./seed";

type Point = readonly [x: number, y: number];

/** Moves every point of a figure a little, so that connected parts stay connected. */
export type Bend = (x: number, y: number) => Point;

/**
 * An outline of a figure as a closed SVG path with all its points moved. All turn clockwise, so that none cuts a hole
 * into another.
 */
export type Outline = (bend: Bend) => string;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A random stance: sways and swells over the height of the board, rises and sinks over its width. */
export function bent(seed: SeededRandom): Bend {
  const [sway, swell, rise] = [seed.inRange(-4.5, 4.5), seed.inRange(-0.16, 0.16), seed.inRange(-6, 6)];
  const [from, at, to] = [seed.inRange(0, 6), seed.inRange(0, 6), seed.inRange(0, 6)];
  return (x, y) => [
    x + sway * Math.sin(y / 22.5 + from) + (x - 50) * swell * Math.sin(y / 19 + at),
    y + rise * Math.sin(x / 21 + to) * (1 - y / 95),
  ];
}

/** Reads the points of a path when it is first drawn. */
function pointsOf(path: string): (bend: Bend) => Point[] {
  let points: readonly Point[] | undefined;
  return (bend) => {
    points ??= [...path.matchAll(/(-?\d+),(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    return points.map(([x, y]) => bend(x, y));
  };
}

function clockwise(points: readonly Point[]): readonly Point[] {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    area += x * ny - nx * y;
  });
  return area < 0 ? [...points].reverse() : points;
}

const polygon = (points: readonly Point[]): string => `M${clockwise(points).flat().map(n).join(" ")}Z`;

/** A closed curve through the points (Catmull-Rom as cubic curves). */
function curve(outline: readonly Point[]): string {
  const points = clockwise(outline);
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const curves = points.map(([bx, by], i) => {
    const [[ax, ay], [cx, cy], [dx, dy]] = [at(i - 1), at(i + 1), at(i + 2)];
    return `C${[bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy].map(n).join(" ")}`;
  });
  return `M${at(0).map(n).join(" ")}${curves.join("")}Z`;
}

/** @param path a closed SVG path of straight lines, its points as `x,y` */
export function flat(path: string): Outline {
  const points = pointsOf(path);
  return (bend) => polygon(points(bend));
}

/** @param path as for `flat`: a curve goes through its points */
export function smooth(path: string): Outline {
  const points = pointsOf(path);
  return (bend) => curve(points(bend));
}

/**
 * A body, limb or tail.
 * @param path an open SVG path, its points as `x,y`: the middle line
 * @param widths at each of its points
 */
export function limb(path: string, ...widths: readonly number[]): Outline {
  const points = pointsOf(path);
  return (bend) => {
    const line = points(bend);
    const left: Point[] = [];
    const right: Point[] = [];
    line.forEach(([x, y], i) => {
      const [px, py] = line[i - 1] ?? [x, y];
      const [qx, qy] = line[i + 1] ?? [x, y];
      const part = (widths[i] ?? 0) / 2 / (Math.hypot(qx - px, qy - py) || 1);
      left.push([x - (qy - py) * part, y + (qx - px) * part]);
      right.unshift([x + (qy - py) * part, y - (qx - px) * part]);
    });
    return curve([...left, ...right]);
  };
}

export function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
}

/** A circle that stays round. */
export const disc =
  (x: number, y: number, r: number): Outline =>
  (bend) =>
    circle(...bend(x, y), r);

/** A star that stays regular, its first point up; with equal radii a regular polygon. */
export const star =
  (x: number, y: number, corners: number, outer: number, inner: number): Outline =>
  (bend) => {
    const [cx, cy] = bend(x, y);
    return polygon(
      Array.from({ length: corners * 2 }, (_, i) => {
        const angle = (i / corners - 0.5) * Math.PI;
        const r = i % 2 === 0 ? outer : inner;
        return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
      }),
    );
  };

/** An outline and its mirror image on the other side of the board's middle. */
export const both =
  (outline: Outline): Outline =>
  (bend) =>
    outline(bend) + outline((x, y) => bend(100 - x, y));
