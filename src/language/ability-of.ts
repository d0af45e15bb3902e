import type { Reader, Rules } from "../kernel";
import type { Ability } from "./ability";
import { lentBy } from "./lent";
import type { PrintedCard } from "./vocabulary";

/**
 * A card of the pool by name, or undefined for a hidden one. In a game that uses the language every card has abilities.
 */
export function printedCard(cards: Rules["cards"], name: string): PrintedCard | undefined {
  return cards[name] as PrintedCard | undefined;
}

/** An ability of a card by its index. After those that it has come those that its effects lend. */
export function abilityOf(g: Reader, def: string, index: number): Ability | undefined {
  const abilities = printedCard(g.rules.cards, def)?.abilities;
  if (abilities === undefined) return undefined;
  return abilities[index] ?? lentBy(abilities)[index - abilities.length];
}

/** The index of an ability that effects of this card lend, or undefined. */
export function lentIndex(g: Reader, def: string, ability: Ability): number | undefined {
  const abilities = printedCard(g.rules.cards, def)?.abilities ?? [];
  // The effect that lends it may come from a save.
  const text = JSON.stringify(ability);
  const at = lentBy(abilities).findIndex((one) => one === ability || JSON.stringify(one) === text);
  return at < 0 ? undefined : abilities.length + at;
}
