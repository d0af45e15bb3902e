import { type Engine, lookupTable, type Rules, type View } from "../../kernel";
import { determinizedBoard } from "../determinized";

/** What a hidden card is taken for: something that can never be cast, and shields a little. */
const BLANK: Rules["cards"][string] & Readonly<Record<string, unknown>> = {
  name: "",
  type: "spell",
  stats: lookupTable({ cost: 99, power: 1 }),
  watches: [],
  abilities: [],
  faction: "universal",
  rarity: "common",
  has: [],
};

/** The rules with a blank for hidden cards. */
export const rulesWithBlank = (rules: Rules): Rules => ({
  ...rules,
  cards: lookupTable({ ...rules.cards, "": BLANK }),
});

/** Types of cards that lie elsewhere than in a main deck. */
const ELSEWHERE = ["commander", "resource", "weapon", "armor", "battlefield", "feat"];

/** The determinized game of an opponent, with its main deck. */
export function boardOf(rules: Rules, view: View, seed: string): Engine {
  const deck = view.config.seats[view.viewer]?.deck ?? [];
  const main = deck.filter((name) => !ELSEWHERE.includes(rules.cards[name]?.type ?? ""));
  return determinizedBoard(rules, view, seed, main);
}
