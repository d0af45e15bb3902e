import type { Cell } from "../../kernel";

/** Cells from west to east and south to north, both ends included. */
export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The visible part of the endless grid: its middle in cells, and the scale of the cells (1 is full size). */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const ZOOM = { least: 0.45, most: 1.7, fit: 1.15 } as const;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The smallest frame around these cells, or one cell in the centre when there are none. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  if (cells.length === 0) return { west: 0, east: 0, south: 0, north: 0 };
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

/** The empty cells that touch one of these, corners included. The centre when there are none. */
export function cellsAround(cells: readonly Cell[]): readonly Cell[] {
  if (cells.length === 0) return [[0, 0]];
  const taken = new Set(cells.map(String));
  const round = new Map<string, Cell>();
  for (const [x, y] of cells) {
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const cell: Cell = [x + dx, y + dy];
        if (!taken.has(String(cell))) round.set(String(cell), cell);
      }
    }
  }
  return [...round.values()];
}

/** Margin around the cards in play, in cells. */
const MARGIN = 0.3;

/**
 * The camera that shows all of it as large as fits, or its middle when the zoom would be below `least`.
 * @param frame size of the grid on screen in pixels
 * @param pitch size of one cell at full size in pixels
 * @param taken pixels at the right edge that are kept free for buttons
 * @param least zoom, above 0
 */
export function cameraFor(
  bounds: Bounds,
  frame: Size,
  pitch: Size,
  taken = 0,
  least: number = ZOOM.least,
): Camera {
  const wide = (bounds.east - bounds.west + 1 + MARGIN) * pitch.width;
  const high = (bounds.north - bounds.south + 1 + MARGIN) * pitch.height;
  const fit = Math.min((frame.width - taken) / wide, frame.height / high);
  const zoom = Number.isFinite(fit) ? clamp(fit, least, Math.max(least, ZOOM.fit)) : 1;
  const over = Math.max(0, (wide * zoom - frame.width) / 2 + taken);
  return {
    x: (bounds.west + bounds.east) / 2 + Math.min(over, taken / 2) / (pitch.width * zoom || 1),
    y: (bounds.south + bounds.north) / 2,
    zoom,
  };
}

/** Moves the camera by pixels. Dragging to the right shows more of the west. */
export function pan(camera: Camera, dx: number, dy: number, pitch: Size): Camera {
  return {
    ...camera,
    x: camera.x - dx / (pitch.width * camera.zoom),
    y: camera.y + dy / (pitch.height * camera.zoom),
  };
}

/**
 * How far to move a span of `size` around `at` into low … high, 0 when it is inside. The low end takes precedence when
 * both do not fit.
 */
function inwards(at: number, size: number, low: number, high: number): number {
  return Math.max(low - (at - size / 2), Math.min(0, high - (at + size / 2)));
}

/**
 * Moves the camera as little as possible to show this whole cell.
 * @param taken as for `cameraFor`
 */
export function panToShow(camera: Camera, cell: Cell, frame: Size, pitch: Size, taken = 0): Camera {
  const { x, y } = pointOf(camera, cell, pitch);
  const dx = inwards(x, pitch.width * camera.zoom, -frame.width / 2, frame.width / 2 - taken);
  const dy = inwards(y, pitch.height * camera.zoom, -frame.height / 2, frame.height / 2);
  return dx === 0 && dy === 0 ? camera : pan(camera, dx, dy, pitch);
}

/** The visible part of the grid, in cells. */
export function visibleBounds({ x, y, zoom }: Camera, frame: Size, pitch: Size, taken = 0): Bounds {
  const [wide, high] = [pitch.width * zoom, pitch.height * zoom];
  const [right, up] = [frame.width / 2 / wide, frame.height / 2 / high];
  return { west: x - right, east: x + right - taken / wide, south: y - up, north: y + up };
}

/** Whether the camera shows all cells within these bounds. */
export function showsAll(camera: Camera, bounds: Bounds, frame: Size, pitch: Size, taken = 0): boolean {
  const { west, east, south, north } = visibleBounds(camera, frame, pitch, taken);
  // Half a cell, less a margin for rounding.
  const half = 0.49;
  return (
    bounds.west - half >= west &&
    bounds.east + half <= east &&
    bounds.south - half >= south &&
    bounds.north + half <= north
  );
}

/**
 * The middle of the visible range, as near to `at` as possible without leaving space bare that cells low … high could
 * fill.
 */
function within(at: number, seen: number, low: number, high: number): number {
  const play = (high - low + 1 + MARGIN - seen) / 2;
  const middle = (low + high) / 2;
  return play <= 0 ? middle : clamp(at, middle - play, middle + play);
}

/**
 * The camera that follows the game: all of it when that fits, otherwise the previous part, moved as little as possible
 * to show the action.
 * @param from the previous camera
 * @param action cells to bring in, the most important last
 * @param taken as for `cameraFor`
 * @param least as for `cameraFor`
 */
export function followCamera(
  from: Camera | null,
  bounds: Bounds,
  action: readonly Cell[],
  frame: Size,
  pitch: Size,
  taken = 0,
  least: number = ZOOM.least,
): Camera {
  const whole = cameraFor(bounds, frame, pitch, taken, least);
  if (showsAll(whole, bounds, frame, pitch, taken)) return whole;
  const { x, y } = from ?? whole;
  const { west, east, south, north } = visibleBounds(whole, frame, pitch, taken);
  const aside = taken / (2 * pitch.width * whole.zoom);
  const start = {
    x: within(x - aside, east - west, bounds.west, bounds.east) + aside,
    y: within(y, north - south, bounds.south, bounds.north),
    zoom: whole.zoom,
  };
  return action.reduce((at, cell) => panToShow(at, cell, frame, pitch, taken), start);
}

/** Zooms so that the point under the pointer (pixels from the middle of the frame) stays in place. */
export function zoomAt(camera: Camera, factor: number, px: number, py: number, pitch: Size): Camera {
  const zoom = clamp(camera.zoom * factor, ZOOM.least, ZOOM.most);
  const shift = 1 / camera.zoom - 1 / zoom;
  return {
    x: camera.x + (px / pitch.width) * shift,
    y: camera.y - (py / pitch.height) * shift,
    zoom,
  };
}

/** The cell under a point given in pixels from the middle of the frame. */
export function cellAt(camera: Camera, px: number, py: number, pitch: Size): Cell {
  const x = Math.round(camera.x + px / (pitch.width * camera.zoom));
  const y = Math.round(camera.y - py / (pitch.height * camera.zoom));
  return [x === 0 ? 0 : x, y === 0 ? 0 : y];
}

/** Where the middle of a cell is, in pixels from the middle of the frame. */
export function pointOf(
  camera: Camera,
  [x, y]: Cell,
  pitch: Size,
): { readonly x: number; readonly y: number } {
  return { x: (x - camera.x) * pitch.width * camera.zoom, y: (camera.y - y) * pitch.height * camera.zoom };
}

export type ArrowDirection = "up" | "down" | "left" | "right";

const STEP: Readonly<Record<ArrowDirection, Cell>> = {
  up: [0, 1],
  down: [0, -1],
  left: [-1, 0],
  right: [1, 0],
};

/** The nearest of these cells in a direction, straight ones before those off to the side. Null at the edge. */
export function neighbour(from: Cell, heading: ArrowDirection, cells: readonly Cell[]): Cell | null {
  const [sx, sy] = STEP[heading];
  let best: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const dx = cell[0] - from[0];
    const dy = cell[1] - from[1];
    const ahead = dx * sx + dy * sy;
    if (ahead <= 0) continue;
    const aside = Math.abs(dx * sy) + Math.abs(dy * sx);
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = cell;
    }
  }
  return best;
}
