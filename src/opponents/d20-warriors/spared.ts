import { cardOf, type Engine } from "../../kernel";
import { printedCard } from "../../language";

/**
 * Whether a text that is not optional replaces that a Warrior is turned face down. Battles are then played out to see
 * whether it spares the loser: otherwise an opponent would attack such a Warrior again and again.
 */
export function mayBeSpared(g: Engine): boolean {
  return (g.state.watch["replace:flip-down"] ?? []).some(({ card, ability, def }) => {
    const text = printedCard(g.rules.cards, def ?? cardOf(g.state, card).def)?.abilities[ability];
    return text?.kind === "replace" && text.may !== true;
  });
}
