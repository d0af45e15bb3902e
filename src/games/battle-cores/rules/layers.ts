/**
 * The order in which changes of stats apply: first those of cards in play, then the lasting ones of Effects.
 */
export const LAYER = { standing: "standing", lasting: "lasting" } as const;
