import { determinize, type Engine, type Rules, type View } from "../../kernel";
import { continueAt } from "../simulate";

/**
 * The determinized game of an opponent of D20 Warriors. Battles stop in their Flash windows, where they are judged by
 * their odds instead of being thrown; nobody takes anything back.
 * @param rules with a placeholder for unknown cards.
 */
export function boardOf(rules: Rules, view: View, seed: string): Engine {
  return determinize(rules, view, { name: () => "", seed, options: { flash: true, oops: 0 } });
}

/** The same game with Flash windows or without. */
export function setWindows(g: Engine, flash: boolean): void {
  const { config } = g.state;
  if (config.options.flash === flash) return;
  g.state = { ...g.state, config: { ...config, options: { ...config.options, flash } } };
}

/** The player of the turn is to act. */
export function toAct(g: Engine): void {
  const { decision, turn } = g.state;
  if (decision?.kind === "act" && decision.window === undefined && decision.seat === turn.seat) return;
  continueAt(g, "turn", "act");
}
