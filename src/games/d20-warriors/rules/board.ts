import { type Card, type Cell, cardOf, type ReadableState, type Seat, zoneOf } from "../../../kernel";

/** The directions of a Warrior's eight numbers, clockwise from the top: north for both players (D20 4.16, 6.2). */
export const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The step in each direction: east is +x, north is +y (D20 4.3). */
const STEPS: readonly Cell[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

/** Directions by the signs of the step: from west to east, and in each column from south to north. */
const BY_STEP: readonly (Direction | null)[] = ["sw", "w", "nw", "s", null, "n", "se", "e", "ne"];

/** The direction from the first card to the second. Straight and diagonal lines only (D20 5.5). */
export function directionTo(from: Card, to: Card): Direction | null {
  const x = Math.sign(to.x - from.x);
  const y = Math.sign(to.y - from.y);
  return BY_STEP[(x + 1) * 3 + y + 1] ?? null;
}

/** The opposite direction (D20 5.6). */
export function opposite(direction: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 4) % 8] as Direction;
}

/** Distance between two cards in king moves: 1 means touching (D20 4.7). */
export function distance(a: Card, b: Card): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** Whether two cards are on a common straight or diagonal line. */
export function inLine(a: Card, b: Card): boolean {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y);
  return dx === 0 || dy === 0 || dx === dy;
}

export function touching(a: Card, b: Card): boolean {
  return a.id !== b.id && distance(a, b) === 1;
}

/** All Warriors on the grid, including face-down ones, which keep their cells (D20 6.6). */
export function warriors(state: ReadableState): Card[] {
  const all: Card[] = [];
  for (const id of zoneOf(state, "battlefield").cards) all.push(cardOf(state, id));
  return all;
}

export function faceUpOf(state: ReadableState, seat: Seat): Card[] {
  return warriors(state).filter((card) => card.controller === seat && card.face === "up");
}

/** The number of a seat's face-up Warriors, which decides the game (D20 7.3). */
export function faceUpCount(state: ReadableState, seat: Seat): number {
  let count = 0;
  for (const id of zoneOf(state, "battlefield").cards) {
    const card = cardOf(state, id);
    if (card.controller === seat && card.face === "up") count++;
  }
  return count;
}

/** Maximum length of the bit set as an array. Warriors may be farther apart than that. */
const MAX_DENSE_CELLS = 1000;

/** An empty bit set of 32-bit words. */
function noBits(count: number): Record<number, number> {
  const words = Math.ceil(count / 32);
  if (words > MAX_DENSE_CELLS) return {};
  const bits: number[] = [];
  for (let i = 0; i < words; i++) bits.push(0);
  return bits;
}

/** The empty cells that touch at least one of these cards, in a fixed order. `all` are the Warriors on the grid. */
export function emptyCellsTouching(anchors: readonly Card[], all: readonly Card[]): Cell[] {
  let [west, east, south, north] = [0, 0, 0, 0];
  for (const { x, y } of all) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  // One more cell on every side: the grid has no edge (D20 4.2), but no cell farther out can touch a Warrior.
  const width = east - west + 3;
  const taken = noBits(width * (north - south + 3));
  /** Marks a cell as taken. Returns whether it was free. */
  const take = (x: number, y: number) => {
    const at = (y - south + 1) * width + x - west + 1;
    const word = taken[Math.floor(at / 32)] ?? 0;
    const bit = 1 << (at % 32);
    taken[Math.floor(at / 32)] = word | bit;
    return (word & bit) === 0;
  };
  for (const { x, y } of all) take(x, y);
  const cells: Cell[] = [];
  for (const { x, y } of anchors) {
    for (const [dx, dy] of STEPS) if (take(x + dx, y + dy)) cells.push([x + dx, y + dy]);
  }
  return cells;
}

export function cellsAround(x: number, y: number): Cell[] {
  return STEPS.map(([dx, dy]) => [x + dx, y + dy]);
}
