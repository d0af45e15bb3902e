import type { Cell } from "../../../kernel";

/** How many cells come or go at a time. */
const STEP = 2;

const keyOf = ([x, y]: Cell): string => `${x},${y}`;
const byRow = ([ax, ay]: Cell, [bx, by]: Cell): number => by - ay || ax - bx;

/**
 * The cells that are shown next on the way to those that should be: first some go, then some come, row by row.
 * @returns `shown` itself when nothing is left to be done.
 */
export function nextCells(shown: readonly Cell[], wanted: readonly Cell[]): readonly Cell[] {
  const goals = new Set(wanted.map(keyOf));
  const leaving = shown.filter((cell) => !goals.has(keyOf(cell)));
  if (leaving.length > 0) {
    const now = new Set(leaving.slice(0, STEP));
    return shown.filter((cell) => !now.has(cell));
  }
  const there = new Set(shown.map(keyOf));
  const coming = wanted.filter((cell) => !there.has(keyOf(cell))).sort(byRow);
  return coming.length === 0 ? shown : [...shown, ...coming.slice(0, STEP)];
}

/** How often `nextCells` has to be asked until all cells have come and gone. */
export function stepsBetween(shown: readonly Cell[], wanted: readonly Cell[]): number {
  const [there, goals] = [new Set(shown.map(keyOf)), new Set(wanted.map(keyOf))];
  const leaving = shown.filter((cell) => !goals.has(keyOf(cell))).length;
  const coming = wanted.filter((cell) => !there.has(keyOf(cell))).length;
  return Math.ceil(leaving / STEP) + Math.ceil(coming / STEP);
}
