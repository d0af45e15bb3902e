/** Test positions of Battle Cores: made-up cards, fixtures, and players who act in them. */
export * from "./cards";
export * from "./layout";
export { BattleScenario } from "./scenario";
