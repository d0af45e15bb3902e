import { determinize, type Engine, type Rules, type View } from "../../kernel";
import { continueAt } from "../simulate";

/**
 * The determinized game of a D20 Warriors opponent. Battles stop in their Flash windows and are judged by their odds
 * instead of being rolled. Nothing is taken back.
 * @param rules with a placeholder for unknown cards.
 */
export function boardOf(rules: Rules, view: View, seed: string): Engine {
  return determinize(rules, view, { name: () => "", seed, options: { flash: true, oops: 0 } });
}

/** Sets whether the game has Flash windows. */
export function setWindows(g: Engine, flash: boolean): void {
  const { config } = g.state;
  if (config.options.flash === flash) return;
  g.state = { ...g.state, config: { ...config, options: { ...config.options, flash } } };
}

/** Makes the turn player the one to act. */
export function toAct(g: Engine): void {
  const { decision, turn } = g.state;
  if (decision?.kind === "act" && decision.window === undefined && decision.seat === turn.seat) return;
  continueAt(g, "turn", "act");
}
