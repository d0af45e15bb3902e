/** Positions of Battle Cores for tests: cards made for them, games laid out, and players who act in them. */
export * from "./cards";
export * from "./layout";
export { BattleScenario } from "./scenario";
