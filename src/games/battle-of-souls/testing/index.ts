/** Test fixtures for Battle of Souls: test cards, positions, and players who act in them. */
export * from "./cards";
export * from "./layout";
