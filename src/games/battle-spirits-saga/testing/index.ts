/** Test fixtures for Battle Spirits Saga: test cards, positions, and players who act in them. */
export * from "./cards";
export * from "./common";
export * from "./layout";
export { type SagaScenario, spring } from "./scenario";
