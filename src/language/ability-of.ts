import type { Reader, Rules } from "../kernel";
import type { Ability } from "./ability";
import type { PrintedCard } from "./vocabulary";

/** A card of the pool by name; undefined for a hidden one. Every card of a game that uses the language has abilities. */
export function printedCard(cards: Rules["cards"], name: string): PrintedCard | undefined {
  return cards[name] as PrintedCard | undefined;
}

/** The ability of a printed card with this index. */
export function abilityOf(g: Reader, def: string, index: number): Ability | undefined {
  return printedCard(g.rules.cards, def)?.abilities[index];
}
