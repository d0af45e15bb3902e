import { type Engine, enterStep } from "../../../kernel";
import { clearCrystals } from "./energy";

/** The phases of a turn and the steps of a combat (SM 8.1, SM 12.13). */
export const STEPS = [
  "upkeep",
  "draw",
  "choose",
  "main",
  "declare",
  "pre-defender",
  "defender",
  "post-defender",
  "damage",
  "end-of-combat",
  "end",
] as const;
export type StepName = (typeof STEPS)[number];

/** Enters a phase or step. Crystals of the previous one have vanished (SM 19.5). */
export function enterPhase(g: Engine, name: StepName): void {
  if (g.state.turn.step !== name) clearCrystals(g);
  enterStep(g, name);
}
