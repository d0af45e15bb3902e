import type { Seeded } from "./seed";

/** Moves every point of a figure a little, so that what hangs together stays together. */
export type Bend = (x: number, y: number) => readonly [x: number, y: number];

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

/** A circle as a closed path. */
export function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
}

const CIRCLE = /^M([\d.-]+),([\d.-]+) A([\d.]+) /;

/**
 * An outline with all its points moved. A circle stays round and moves as a whole.
 * @param outline a closed path of absolute M, L, C and S with `x,y` for each point; a circle is an M to its left end and two A
 */
export function bentPath(outline: string, bend: Bend): string {
  const [, left, height, radius] = (CIRCLE.exec(outline) ?? []).map(Number);
  if (left !== undefined && height !== undefined && radius !== undefined) {
    const [x, y] = bend(left + radius, height);
    return circle(x, y, radius);
  }
  return outline.replace(/([\d.-]+),([\d.-]+)/g, (_, x, y) => bend(Number(x), Number(y)).map(n).join(","));
}
