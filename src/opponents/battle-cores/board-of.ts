import type { Engine, Rules, View } from "../../kernel";
import { determinizedBoard } from "../determinized";
import type { BattleCard } from "./cards";

/**
 * The determinized game of an opponent of Battle Cores. Legends begin elsewhere than in its deck, and its list names a
 * card with errata as it was printed.
 */
export function boardOf(rules: Rules, view: View, seed: string): Engine {
  const deck = view.config.seats[view.viewer]?.deck ?? [];
  const main = deck.filter((name) => rules.cards[name]?.type !== "legend");
  const listed = (name: string) => (rules.cards[name] as BattleCard | undefined)?.title ?? name;
  return determinizedBoard(rules, view, seed, main, listed);
}
