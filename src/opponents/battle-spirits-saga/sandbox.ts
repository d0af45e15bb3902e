import { type Engine, imagine, lookupTable, type Rules, type View, type Zone } from "../../kernel";

/** What a hidden card is taken for: something that can never be used. */
const BLANK: Rules["cards"][string] & Readonly<Record<string, unknown>> = {
  name: "",
  type: "magic",
  stats: lookupTable({ cost: 99 }),
  watches: [],
  abilities: [],
  colours: [],
  reduction: [],
  symbols: [],
  levels: [],
  has: [],
  printed: [],
};

/** The rules with a blank for hidden cards. */
export const sandboxRules = (rules: Rules): Rules => ({
  ...rules,
  cards: lookupTable({ ...rules.cards, "": BLANK }),
});

/** The opponent's own hidden cards: the deck list without what it has seen. */
function unseenNames(view: View): string[] {
  const left = [...(view.config.seats[view.viewer]?.deck ?? [])];
  for (const card of view.cards) {
    if (card.owner !== view.viewer || card.def === "") continue;
    const at = left.indexOf(card.def);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The game as an opponent imagines it: its own deck holds what it has not seen, what the other player hides is blank. */
export function boardOf(rules: Rules, view: View, seed: string): Engine {
  const names = unseenNames(view);
  const isOwnDeck = ({ key, owner }: Zone) => key === "deck" && owner === view.viewer;
  return imagine(rules, view, { name: (zone) => (isOwnDeck(zone) ? (names.pop() ?? "") : ""), seed });
}
