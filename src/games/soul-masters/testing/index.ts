/** Test positions of Soul Masters: made-up cards, fixtures, and players who act in them. */
export * from "./cards";
export * from "./layout";
