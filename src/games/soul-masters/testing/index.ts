/** Test positions of Soul Masters: made-up cards, laid-out games, and players who act in them. */
export * from "./cards";
export * from "./layout";
