/** How a panel comes into view, at the table's speed: for the `m` element that is the panel. */
export const FADES_IN = { initial: { opacity: 0 }, animate: { opacity: 1 } } as const;
