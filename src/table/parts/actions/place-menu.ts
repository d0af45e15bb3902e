interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

/** Free space between the menu and its card, and to the edge of the screen, in pixels. */
const GAP = 10;

/** Weight of covering an element that must not be covered. */
const AVOIDED = 100;

function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * Where a menu goes: above its card, below, at a side, or above an element that it must not cover, whichever covers
 * least of the options.
 * @param spots the options of the prompt.
 * @param never elements that it covers only when there is no other place.
 * @param screen the size of the window.
 * @returns its upper left corner, and how much it covers there in square pixels.
 */
export function placeBeside(
  card: Box,
  menu: Size,
  spots: readonly Box[],
  screen: Size,
  never: readonly Box[] = [],
): Corner & { readonly covered: number } {
  const middle = (card.left + card.right - menu.width) / 2;
  const level = (card.top + card.bottom - menu.height) / 2;
  const corners: Corner[] = [
    { left: middle, top: card.top - menu.height - GAP },
    { left: middle, top: card.bottom + GAP },
    { left: card.right + GAP, top: level },
    { left: card.left - menu.width - GAP, top: level },
    ...never.map(({ top }) => ({ left: middle, top: top - menu.height - GAP })),
  ];
  let best = { left: GAP, top: GAP, covered: Number.POSITIVE_INFINITY };
  for (const corner of corners) {
    const left = Math.min(screen.width - menu.width - GAP, Math.max(GAP, corner.left));
    const top = Math.min(screen.height - menu.height - GAP, Math.max(GAP, corner.top));
    const box = { left, top, right: left + menu.width, bottom: top + menu.height };
    const area = (boxes: readonly Box[]) => boxes.reduce((sum, one) => sum + shared(box, one), 0);
    const covered = area([...spots, card]) + area(never) * AVOIDED;
    if (covered < best.covered) best = { left, top, covered };
  }
  return best;
}

/** On top of a bar, along its left edge, where it covers nothing of the board. */
export function placeAbove(bar: Box, menu: Size, screen: Size): Corner {
  const right = screen.width - menu.width - GAP;
  return { left: Math.max(GAP, Math.min(right, bar.left)), top: Math.max(GAP, bar.top - menu.height - GAP) };
}
