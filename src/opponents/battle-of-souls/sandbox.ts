import { type Engine, imagine, lookupTable, type Rules, type View, type Zone } from "../../kernel";

/** What a hidden card is taken for: a tactic that does nothing. */
const BLANK: Rules["cards"][string] & Readonly<Record<string, unknown>> = {
  name: "",
  type: "tactic",
  stats: lookupTable({}),
  watches: [],
  abilities: [],
  stay: "one-turn",
};

/** The rules with a blank for hidden cards. */
export const sandboxRules = (rules: Rules): Rules => ({
  ...rules,
  cards: lookupTable({ ...rules.cards, "": BLANK }),
});

/** The opponent's own hidden cards: its deck without what it has seen of it. */
function unseenNames(view: View): string[] {
  const left = [...(view.config.seats[view.viewer]?.deck ?? [])];
  for (const card of view.cards) {
    if (card.owner !== view.viewer || card.def === "") continue;
    const at = left.indexOf(card.def);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The game as an opponent imagines it: its own deck holds what it has not seen, what others hide is blank. */
export function boardOf(rules: Rules, view: View, seed: string): Engine {
  const names = unseenNames(view);
  const isOwnDeck = ({ key, owner }: Zone) => key === "deck" && owner === view.viewer;
  return imagine(rules, view, { name: (zone) => (isOwnDeck(zone) ? (names.pop() ?? "") : ""), seed });
}
