/** How panels come into view, at the table's speed: for the `m` element that is the panel. */
export const PANEL = {
  fadesIn: { initial: { opacity: 0 }, animate: { opacity: 1 } },
  rises: { initial: { opacity: 0, y: 30 }, animate: { opacity: 1, y: 0 } },
  slidesIn: { initial: { opacity: 0, x: 24 }, animate: { opacity: 1, x: 0 } },
} as const;
