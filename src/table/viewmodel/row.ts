import type { Size } from "./grid";

/** The layout of a row of cards: how many lines, how many cards in each, and the width of each card in pixels. */
export interface RowLayout {
  readonly lines: number;
  readonly perLine: number;
  readonly card: number;
}

/** Ratio of a card's width to its height. */
const RATIO = 63 / 88;
const MAX_LINES = 4;
/**
 * How far the corners of a rested card, turned by 15 degrees, stick out of its place at both ends, as shares of its
 * width.
 */
const TURNED = { across: 0.33, down: 0.22 } as const;

/**
 * The number of lines that keeps the cards of a row largest.
 * @param room of the row,
 * @param gap between cards,
 * @param most width of a card: all in pixels.
 * @param isTurned whether cards of it are rested, and turned.
 * @param least width of a card in pixels: when that does not fit, the lines are longer than the row, which scrolls.
 */
export function rowLayout(
  count: number,
  room: Size,
  gap: number,
  most: number,
  isTurned = false,
  least = 0,
): RowLayout {
  const { across, down } = isTurned ? TURNED : { across: 0, down: 0 };
  let best: RowLayout = { lines: 1, perLine: Math.max(1, count), card: 0 };
  for (let lines = 1; lines <= MAX_LINES; lines++) {
    const perLine = Math.max(1, Math.ceil(count / lines));
    const byWidth = (room.width - gap * (perLine - 1)) / (perLine + across);
    const byHeight = (room.height - gap * (lines - 1)) / (lines / RATIO + down);
    const card = Math.min(most, byWidth, byHeight);
    if (card > best.card) best = { lines, perLine, card };
  }
  if (best.card >= least) return best;
  const fitting = Math.floor((room.height - down * least + gap) / (least / RATIO + gap));
  const lines = Math.min(MAX_LINES, Math.max(1, fitting));
  return { lines, perLine: Math.ceil(count / lines), card: least };
}
