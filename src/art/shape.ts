/** A point with the half width of the body there. */
export type Knot = readonly [x: number, y: number, half: number];
export type Point = readonly [x: number, y: number];

const n = (value: number): string => String(Math.round(value * 10) / 10);

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
export function polygon(points: readonly Point[]): string {
  return `M${clockwise(points)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join("L")}Z`;
}

/** A closed smooth path through the points (Catmull-Rom as cubic curves). */
export function blob(outline: readonly Point[]): string {
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

/** A body, limb or tail: a smooth outline round a line of knots. */
export function ribbon(knots: readonly Knot[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  knots.forEach(([x, y, half], i) => {
    const [px, py] = knots[i - 1] ?? [x, y];
    const [qx, qy] = knots[i + 1] ?? [x, y];
    const length = Math.hypot(qx - px, qy - py) || 1;
    const nx = (-(qy - py) / length) * half;
    const ny = ((qx - px) / length) * half;
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return blob([...left, ...right]);
}

export function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
}

/** A regular polygon; `turn` in degrees, 0 has a corner on top. */
export function regular(x: number, y: number, r: number, corners: number, turn = 0): string {
  return polygon(
    Array.from({ length: corners }, (_, i) => {
      const angle = ((turn - 90 + (360 / corners) * i) * Math.PI) / 180;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
    }),
  );
}

/** A star with `corners` points between two radii. */
export function star(x: number, y: number, outer: number, inner: number, corners: number, turn = 0): string {
  return polygon(
    Array.from({ length: corners * 2 }, (_, i) => {
      const angle = ((turn - 90 + (180 / corners) * i) * Math.PI) / 180;
      const r = i % 2 === 0 ? outer : inner;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
    }),
  );
}

/** The same path mirrored at x = 100 (the middle of the drawing board) for points given as data. */
export function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [200 - x, y] as const);
}

export function both(points: readonly Point[]): string {
  return polygon(points) + polygon(mirrored(points));
}
