/** Test positions of Battle of Souls: made-up cards, laid-out battles, and players who act in them. */
export * from "./cards";
export * from "./layout";
