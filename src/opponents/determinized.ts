import { determinize, type Engine, type Rules, type View, type Zone } from "../kernel";

function unseenOf(deck: readonly string[], view: View, listed: (name: string) => string): string[] {
  const left = [...deck];
  for (const card of view.cards) {
    if (card.owner !== view.viewer || card.def === "") continue;
    const at = left.indexOf(listed(card.def));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * The determinized game of an opponent: its own deck holds what it has not seen, what others hide is the card "" of the rules.
 * @param deck its list of the cards that begin in its deck; by default all of its list.
 * @param listed what its list calls a card, where that is not the card's own name.
 */
export function determinizedBoard(
  rules: Rules,
  view: View,
  seed: string,
  deck: readonly string[] = view.config.seats[view.viewer]?.deck ?? [],
  listed: (name: string) => string = (name) => name,
): Engine {
  const names = unseenOf(deck, view, listed);
  const isOwnDeck = ({ key, owner }: Zone) => key === "deck" && owner === view.viewer;
  return determinize(rules, view, { name: (zone) => (isOwnDeck(zone) ? (names.pop() ?? "") : ""), seed });
}
