import type { Reader, Rules } from "../kernel";
import type { Ability } from "./ability";
import type { PrintedCard } from "./vocabulary";

/**
 * A card of the pool by name, or undefined for a hidden one. In a game that uses the language every card has abilities.
 */
export function printedCard(cards: Rules["cards"], name: string): PrintedCard | undefined {
  return cards[name] as PrintedCard | undefined;
}

export function abilityOf(g: Reader, def: string, index: number): Ability | undefined {
  return printedCard(g.rules.cards, def)?.abilities[index];
}
