/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An area of the table that should stay uncovered. */
export interface KeepClear {
  readonly box: Box;
  /** Cost of covering it, per pixel of area. */
  readonly weight: number;
}

/** Distance between candidate positions, in pixels. */
const STEP = 16;
/** Gap between the panel and its target, in pixels. */
const GAP = 16;
/** High enough that the target is never covered. */
const NEVER = 1e6;
/** Cost of a pixel of distance to the target, relative to a covered pixel. */
const WAY = 2;
/** The same without a target: the panel must only be visible. */
const WAY_TO_MIDDLE = 0.3;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** Distance between two boxes; 0 when they touch. */
function between(a: Box, b: Box): number {
  const x = Math.max(0, b.left - (a.left + a.width), a.left - (b.left + b.width));
  const y = Math.max(0, b.top - (a.top + a.height), a.top - (b.top + b.height));
  return Math.hypot(x, y);
}

/** Candidate positions along one axis, including the far end. */
function tries(from: number, to: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / STEP));
  return [...Array.from({ length: count + 1 }, (_, i) => from + i * STEP), Math.max(from, to)];
}

/**
 * The best position for a panel of this size: off the target, near it, and covering as little of value as possible.
 * @param within the available area.
 * @param target what the panel points at, or null to stay near the centre.
 */
export function placePanel(size: Size, within: Box, target: Box | null, keeps: readonly KeepClear[]): Point {
  const middle: Box = {
    left: within.left + within.width / 2,
    top: within.top + within.height / 2,
    width: 0,
    height: 0,
  };
  let place: Point = { x: within.left, y: within.top };
  let least = Number.POSITIVE_INFINITY;
  for (const y of tries(within.top, within.top + within.height - size.height)) {
    for (const x of tries(within.left, within.left + within.width - size.width)) {
      const panel: Box = { left: x, top: y, width: size.width, height: size.height };
      let cost = target ? between(panel, target) * WAY : between(panel, middle) * WAY_TO_MIDDLE;
      if (target !== null) cost += overlap(panel, grown(target, GAP)) * NEVER;
      for (const { box, weight } of keeps) cost += overlap(panel, box) * weight;
      if (cost < least) {
        least = cost;
        place = { x, y };
      }
    }
  }
  return place;
}

/** A line from the edge of the panel to the edge of the target, between their centres. Null when they touch. */
export function lineBetween(panel: Box, target: Box): readonly [Point, Point] | null {
  if (between(panel, target) < GAP / 2) return null;
  return [edge(panel, target), edge(grown(target, 6), panel)];
}

function touches([from, to]: readonly [Point, Point], { left, top, width, height }: Box): boolean {
  // Where the line enters and leaves the box, as fractions of its length (Liang and Barsky).
  let [enters, leaves] = [0, 1];
  const sides = [
    [from.x - to.x, from.x - left],
    [to.x - from.x, left + width - from.x],
    [from.y - to.y, from.y - top],
    [to.y - from.y, top + height - from.y],
  ] as const;
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return false;
    if (step < 0) enters = Math.max(enters, room / step);
    if (step > 0) leaves = Math.min(leaves, room / step);
  }
  return enters <= leaves;
}

const surrounds = (outer: Box, inner: Box): boolean =>
  overlap(outer, inner) >= inner.width * inner.height * 0.9;

/**
 * The line from the panel to the target, or null when it would cross an element that is read or pressed. The ring
 * around the target must suffice then.
 * @param crossed what it must not cross; elements that contain the target or belong to it do not count.
 */
export function clearLine(panel: Box, target: Box, crossed: readonly Box[]): readonly [Point, Point] | null {
  const line = lineBetween(panel, target);
  if (line === null) return null;
  const inTheWay = crossed.filter((box) => !surrounds(box, target) && !surrounds(target, box));
  return inTheWay.some((box) => touches(line, box)) ? null : line;
}

/** Where the line between the centres of two boxes leaves the first box. */
function edge(box: Box, to: Box): Point {
  const from = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const dx = to.left + to.width / 2 - from.x;
  const dy = to.top + to.height / 2 - from.y;
  const part = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : box.height / 2 / Math.abs(dy),
  );
  return { x: from.x + dx * Math.min(1, part), y: from.y + dy * Math.min(1, part) };
}
