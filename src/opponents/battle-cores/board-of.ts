import type { Engine, Rules, View } from "../../kernel";
import { determinizedBoard } from "../determinized";
import type { SampledDecks } from "../search";
import type { BattleCard } from "./cards";

/** Legends begin elsewhere than in the deck, and a list names a card with errata as it was printed. */
export const decksOf = (rules: Rules): Omit<SampledDecks, "known"> => ({
  main: (deck) => deck.filter((name) => rules.cards[name]?.type !== "legend"),
  listed: (name) => (rules.cards[name] as BattleCard | undefined)?.title ?? name,
});

/** The determinized game of an opponent of Battle Cores. */
export function boardOf(rules: Rules, view: View, seed: string): Engine {
  const { main, listed } = decksOf(rules);
  return determinizedBoard(rules, view, seed, main(view.config.seats[view.viewer]?.deck ?? []), listed);
}
