/**
 * The grid as numbered cells, for the two contestants that are not the engine: cell = row * 64 + column, with
 * the centre in the middle. 24 Warriors in a line from the centre stay well inside, so the edge is never
 * reached (D20 4.2).
 */
const WIDTH = 64;

export const CELLS = WIDTH * WIDTH;
export const CENTRE = (WIDTH / 2) * WIDTH + WIDTH / 2;

/** The offsets from a cell to its neighbours N, NE, E, SE, S, SW, W, NW. */
export const STEPS: readonly number[] = [WIDTH, WIDTH + 1, 1, 1 - WIDTH, -WIDTH, -WIDTH - 1, -1, WIDTH - 1];

const FARTHEST = WIDTH + 1;
const DIRECTION_OF_STEP: readonly number[] = Array.from({ length: 2 * FARTHEST + 1 }, (_, i) =>
  STEPS.indexOf(i - FARTHEST),
);

/** The direction (0 to 7) in which the second cell touches the first, or -1 if they do not touch (D20 4.7). */
export function direction(from: number, to: number): number {
  return DIRECTION_OF_STEP[to - from + FARTHEST] ?? -1;
}

/** D20 5.6: the same direction seen from the other side. */
export function opposite(towards: number): number {
  return (towards + 4) % 8;
}
