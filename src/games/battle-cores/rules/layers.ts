/** The value layers of stats: abilities of cards in play first, then lasting Effects. */
export const LAYER = { standing: "standing", lasting: "lasting" } as const;
