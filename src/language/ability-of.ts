import type { Reader } from "../kernel";
import type { Ability } from "./ability";
import type { PrintedCard } from "./vocabulary";

/** The ability of a printed card with this index. */
export function abilityOf(g: Reader, def: string, index: number): Ability | undefined {
  return (g.rules.cards[def] as PrintedCard | undefined)?.abilities[index];
}
