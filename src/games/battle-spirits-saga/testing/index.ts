/** Test positions of Battle Spirits Saga: made-up cards, laid-out games, and players who act in them. */
export * from "./cards";
export * from "./common";
export * from "./layout";
export { type SagaScenario, spring } from "./scenario";
