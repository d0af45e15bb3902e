import { type Engine, imagine, lookupTable, type Rules, type View, type Zone } from "../../kernel";

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
export const sandboxRules = (rules: Rules): Rules => ({
  ...rules,
  cards: lookupTable({ ...rules.cards, "": BLANK }),
});

/** Types of cards that lie elsewhere than in a main deck. */
const ELSEWHERE = ["commander", "resource", "weapon", "armor", "battlefield", "feat"];

/** The opponent's own hidden cards: the main deck without what it has seen of it. */
function unseenNames(rules: Rules, view: View): string[] {
  const deck = view.config.seats[view.viewer]?.deck ?? [];
  const left = deck.filter((name) => !ELSEWHERE.includes(rules.cards[name]?.type ?? ""));
  for (const card of view.cards) {
    if (card.owner !== view.viewer || card.def === "") continue;
    const at = left.indexOf(card.def);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The game as an opponent imagines it: its own deck holds what it has not seen, what the other player hides is blank. */
export function boardOf(rules: Rules, view: View, seed: string): Engine {
  const names = unseenNames(rules, view);
  const isOwnDeck = ({ key, owner }: Zone) => key === "deck" && owner === view.viewer;
  return imagine(rules, view, { name: (zone) => (isOwnDeck(zone) ? (names.pop() ?? "") : ""), seed });
}
