import type { Size } from "./grid";

/** How a row of cards is set: in how many lines, and how wide each card is in pixels. */
export interface RowLayout {
  readonly lines: number;
  readonly card: number;
}

/** Width to height of a card. */
const RATIO = 63 / 88;
const MOST_LINES = 4;

/**
 * The number of lines that keeps the cards of a row largest.
 * @param room of the row, @param gap between cards, @param most width of a card: all in pixels.
 */
export function rowLayout(count: number, room: Size, gap: number, most: number): RowLayout {
  let best: RowLayout = { lines: 1, card: 0 };
  for (let lines = 1; lines <= MOST_LINES; lines++) {
    const perLine = Math.max(1, Math.ceil(count / lines));
    const byWidth = (room.width - gap * (perLine - 1)) / perLine;
    const byHeight = ((room.height - gap * (lines - 1)) / lines) * RATIO;
    const card = Math.min(most, byWidth, byHeight);
    if (card > best.card) best = { lines, card };
  }
  return best;
}
