/** The order in which changes of values apply: what cards do as long as they are in play, then what Effects have done. */
export const LAYER = { standing: "standing", lasting: "lasting" } as const;
