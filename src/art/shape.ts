import type { Seeded } from "./seed";

export type Point = readonly [x: number, y: number];

/** Moves every point of a figure a little, so that what hangs together stays together. */
export type Bend = (x: number, y: number) => Point;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A stance of its own: sways and swells over the height of the board, rises and sinks over its width. */
export function bent(seed: Seeded): Bend {
  const [sway, swell, rise] = [seed.between(-9, 9), seed.between(-0.16, 0.16), seed.between(-12, 12)];
  const [from, at, to] = [seed.between(0, 6), seed.between(0, 6), seed.between(0, 6)];
  return (x, y) => [
    x + sway * Math.sin(y / 45 + from) + (x - 100) * swell * Math.sin(y / 38 + at),
    y + rise * Math.sin(x / 42 + to) * (1 - y / 190),
  ];
}

/** All outlines turn the same way, so that shapes laid over each other never cut holes. */
function clockwise(points: readonly Point[]): readonly Point[] {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    area += x * ny - nx * y;
  });
  return area < 0 ? [...points].reverse() : points;
}

/** A closed path with straight edges. */
function polygon(points: readonly Point[]): string {
  return `M${clockwise(points)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join("L")}Z`;
}

/** A closed smooth path through the points (Catmull-Rom as cubic curves). */
function blob(outline: readonly Point[]): string {
  const points = clockwise(outline);
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const [x0, y0] = at(0);
  let d = `M${n(x0)} ${n(y0)}`;
  for (let i = 0; i < points.length; i++) {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i);
    const [cx, cy] = at(i + 1);
    const [dx, dy] = at(i + 2);
    d += `C${n(bx + (cx - ax) / 6)} ${n(by + (cy - ay) / 6)} ${n(cx - (dx - bx) / 6)} ${n(cy - (dy - by) / 6)} ${n(cx)} ${n(cy)}`;
  }
  return `${d}Z`;
}

/** A body, limb or tail: a smooth outline round a line of points with the half width there. */
function ribbon(line: readonly Point[], halves: readonly number[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], i) => {
    const [px, py] = line[i - 1] ?? [x, y];
    const [qx, qy] = line[i + 1] ?? [x, y];
    const part = (halves[i] ?? 0) / (Math.hypot(qx - px, qy - py) || 1);
    left.push([x - (qy - py) * part, y + (qx - px) * part]);
    right.unshift([x + (qy - py) * part, y - (qx - px) * part]);
  });
  return blob([...left, ...right]);
}

/** A circle as a closed path. */
export function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
}

/** A star with `corners` points between two radii; with equal ones a regular polygon. */
function star(x: number, y: number, outer: number, inner: number, corners: number): string {
  return polygon(
    Array.from({ length: corners * 2 }, (_, i) => {
      const angle = (i / corners - 0.5) * Math.PI;
      const r = i % 2 === 0 ? outer : inner;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
    }),
  );
}

/** The signs for 0 to 63 in drawings. */
const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

/** How many numbers each point of a shape has, by the sign that opens it. */
const NUMBERS: Readonly<Record<string, number>> = { "~": 3, ".": 3, "*": 5 };

/**
 * A drawing as a path. It is written as shapes, each a sign and numbers of one sign each: `/` polygon and `(` blob by x
 * and y of their points, `~` ribbon by x, y and half width, `.` circle by x, y and radius, `*` star by x, y, outer and
 * inner radius and corners. The board is 64 wide for places, 200 for widths. `=` after the first sign mirrors it as well.
 */
export function draw(drawing: string, bend: Bend): string {
  let d = "";
  for (const [, kind = "", mirror, text = ""] of drawing.matchAll(/([/(~.*])(=?)([\w-]+)/g)) {
    const numbers = [...text].map((sign) => SIGNS.indexOf(sign));
    const at = (i: number) => numbers[i] ?? 0;
    for (const side of mirror ? [1, -1] : [1]) {
      const points: Point[] = [];
      const halves: number[] = [];
      for (let i = 0; i < numbers.length; i += NUMBERS[kind] ?? 2) {
        points.push(bend(100 + side * (at(i) - 32) * 3.125, at(i + 1) * 3.125));
        halves.push(at(i + 2));
      }
      const [[x, y] = [0, 0]] = points;
      const [r = 0] = halves;
      if (kind === "~") d += ribbon(points, halves);
      else if (kind === ".") d += circle(x, y, r);
      else if (kind === "*") d += star(x, y, r, at(3), at(4));
      else d += (kind === "(" ? blob : polygon)(points);
    }
  }
  return d;
}
