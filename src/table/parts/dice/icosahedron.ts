type Vector = readonly [x: number, y: number, z: number];

/** A visible triangle of the solid: its corners, its light, and the position of its number. */
export interface Facet {
  /** "x,y x,y x,y", for a solid with a radius of 48. */
  readonly points: string;
  /** From 0 in the shade to 1 in full light. */
  readonly light: number;
  /** An SVG matrix that places a number flat on it, or null when the side is turned too far away. */
  readonly matrix: string | null;
  readonly number: number;
}

const PHI = (1 + Math.sqrt(5)) / 2;
const RADIUS = 48;
const LIGHT = unit([-0.45, -0.65, 0.75]);

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function unit(v: Vector): Vector {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function middleOf(points: readonly Vector[]): Vector {
  const sum = (axis: 0 | 1 | 2) => points.reduce((total, point) => total + point[axis], 0) / points.length;
  return [sum(0), sum(1), sum(2)];
}

function corners(): Vector[] {
  const found: Vector[] = [];
  for (const a of [-1, 1]) for (const b of [-PHI, PHI]) found.push([0, a, b], [a, b, 0], [b, 0, a]);
  return found.map(unit);
}

/** The twenty triangles: each has three corners at the minimum distance from each other. */
function triangles(): (readonly Vector[])[] {
  const all = corners();
  const edge = Math.min(...all.slice(1).map((corner) => Math.hypot(...minus(corner, all[0] as Vector))));
  const near = (a: Vector, b: Vector) => Math.hypot(...minus(a, b)) < edge * 1.1;
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b, j) =>
      all
        .slice(i + j + 2)
        .filter((c) => near(a, b) && near(b, c) && near(a, c))
        .map((c) => [a, b, c]),
    ),
  );
}

/** The numbers of a die: opposite sides add up to 21. */
function numbered(): { readonly points: readonly Vector[]; readonly number: number }[] {
  const faces = triangles().map((points) => ({ points, number: 0 }));
  let next = 0;
  for (const face of faces) {
    if (face.number > 0) continue;
    const normal = middleOf(face.points);
    const opposite = faces.find((other) => dot(middleOf(other.points), normal) < -0.6);
    // Steps of seven put high and low numbers next to each other.
    const low = ((next++ * 7) % 10) + 1;
    face.number = next % 2 === 0 ? low : 21 - low;
    if (opposite) opposite.number = 21 - face.number;
  }
  return faces;
}

const FACES = numbered();

/** Axes of the eye when it looks straight at a side: right, down, and towards the eye. */
function facing(number: number): readonly [Vector, Vector, Vector] {
  const face = FACES.find((one) => one.number === number) ?? FACES[0];
  const points = face?.points ?? [];
  const toward = unit(middleOf(points));
  const down = unit(minus(middleOf(points), points[0] ?? toward));
  return [cross(down, toward), down, toward];
}

const n = (value: number): number => Math.round(value * 100) / 100;

/** Below this value a side is turned too far away for its number to be read. */
const READABLE = 0.35;

/**
 * The solid seen with one side in front, turned away from there by an angle (degrees) about an axis in the plane of the
 * screen.
 * @param number of the side in front at angle 0
 * @param tilt direction of the axis, degrees clockwise from east
 * @returns the visible sides; at angle 0 the one in front comes last
 */
export function visibleFacets(number: number, angle = 0, tilt = 0): readonly Facet[] {
  const axes = facing(number);
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const axis: Vector = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180), 0];
  const turn = (point: Vector): Vector => {
    const v: Vector = [dot(axes[0], point), dot(axes[1], point), dot(axes[2], point)];
    const along = dot(axis, v) * (1 - c);
    const side = cross(axis, v);
    return [
      v[0] * c + side[0] * s + axis[0] * along,
      v[1] * c + side[1] * s + axis[1] * along,
      v[2] * c + side[2] * s + axis[2] * along,
    ];
  };
  return FACES.map(({ points, number: own }) => ({ points: points.map(turn), number: own }))
    .map((face) => ({ ...face, normal: unit(middleOf(face.points)) }))
    .filter(({ normal }) => normal[2] > 0.02)
    .sort((a, b) => a.normal[2] - b.normal[2])
    .map(({ points, number: own, normal }) => {
      const middle = middleOf(points);
      const down = unit(minus(middle, points[0] ?? middle));
      const right = cross(down, normal);
      const matrix = [right[0], right[1], down[0], down[1], middle[0] * RADIUS, middle[1] * RADIUS].map(n);
      return {
        points: points.map(([x, y]) => `${n(x * RADIUS)},${n(y * RADIUS)}`).join(" "),
        light: n(Math.max(0, dot(normal, LIGHT))),
        matrix: normal[2] > READABLE ? `matrix(${matrix.join(" ")})` : null,
        number: own,
      };
    });
}
