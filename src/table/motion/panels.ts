/** Fades a panel in at the table's speed, for the panel's own `m` element. */
export const FADES_IN = { initial: { opacity: 0 }, animate: { opacity: 1 } } as const;
