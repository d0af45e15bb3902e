/** A rectangle of the window, in pixels. */
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
}

/** Pixels around the enlarged card. */
const EDGE = 8;

/** The free spans between obstacles, from the upper to the lower edge of the window. */
function gapsBetween(obstacles: readonly Box[], height: number): readonly Pick<Box, "top" | "bottom">[] {
  const gaps: Pick<Box, "top" | "bottom">[] = [];
  let top = 0;
  for (const obstacle of [...obstacles].sort((a, b) => a.top - b.top)) {
    gaps.push({ top: top + EDGE, bottom: obstacle.top - EDGE });
    top = Math.max(top, obstacle.bottom);
  }
  return [...gaps, { top: top + EDGE, bottom: height - EDGE }];
}

/**
 * Where a card is enlarged: over its own place, beside the obstacles next to it. Where it would not fit between those
 * above and below, it is in the largest room that they leave.
 * @param card its place on the table
 * @param size of the enlarged card
 * @param room the size of the window
 * @param obstacles what must stay visible
 */
export function placeOver(card: Box, size: Size, room: Size, obstacles: readonly Box[]): Place {
  const middle = (card.left + card.right) / 2;
  const isBeside = (obstacle: Box) => obstacle.left > middle && obstacle.left - size.width >= 2 * EDGE;
  const right = Math.min(room.width, ...obstacles.filter(isBeside).map(({ left }) => left)) - EDGE;
  const left = Math.max(EDGE, Math.min(middle - size.width / 2, right - size.width));
  const inTheWay = obstacles.filter(
    (obstacle) => obstacle.left < left + size.width + EDGE && obstacle.right > left - EDGE,
  );
  const gaps = gapsBetween(inTheWay, room.height);
  const heightOf = ({ top, bottom }: Pick<Box, "top" | "bottom">) => bottom - top;
  const largest = gaps.reduce((best, gap) => (heightOf(gap) > heightOf(best) ? gap : best));
  const center = (card.top + card.bottom) / 2;
  const own = gaps.find(({ top, bottom }) => top <= center && center <= bottom);
  const gap = own !== undefined && heightOf(own) >= size.height ? own : largest;
  const height = Math.min(size.height, heightOf(gap));
  const top = Math.max(gap.top, Math.min(card.bottom, gap.bottom) - height);
  return { left, top: Math.min(top, gap.bottom - height), maxHeight: heightOf(gap) };
}
