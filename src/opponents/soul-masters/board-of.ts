import type { Engine, Rules, View } from "../../kernel";
import { determinizedBoard } from "../determinized";

/** Stands for a hidden card: it can never be cast, and shields a little. */
export const BLANK = {
  type: "spell",
  stats: { cost: 99, power: 1 },
  faction: "universal",
  rarity: "common",
  has: [],
};

/** Card types that are not in a main deck. */
const ELSEWHERE = ["commander", "resource", "weapon", "armor", "battlefield", "feat"];

/** The cards of a list that begin in the deck. */
export const mainDeck = (rules: Rules, deck: readonly string[]): string[] =>
  deck.filter((name) => !ELSEWHERE.includes(rules.cards[name]?.type ?? ""));

/** The determinized game of an opponent, with its main deck. */
export function boardOf(rules: Rules, view: View, seed: string): Engine {
  const main = mainDeck(rules, view.config.seats[view.viewer]?.deck ?? []);
  return determinizedBoard(rules, view, seed, main);
}
