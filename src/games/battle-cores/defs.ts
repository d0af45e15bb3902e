import type { Card, Reader } from "../../kernel";
import type { BattleCard, Label } from "./cards/card";

/**
 * The printed card of a card in the game.
 * @throws RangeError for a hidden card.
 */
export function defOf(g: Reader, card: Pick<Card, "def">): BattleCard {
  const def = g.rules.cards[card.def];
  if (def === undefined) throw new RangeError(`no card ${card.def}`);
  return def as BattleCard;
}

/** Indexes of the abilities in the brackets of a keyword. */
export function labelled(def: BattleCard, label: Label): readonly number[] {
  return def.at[label] ?? [];
}

/** The printed name of a card (an Errata and a Token copy have the original's, BC 9.3, 11.15.1). */
export function printedName(cards: Reader["rules"]["cards"], name: string): string {
  return (cards[name] as BattleCard | undefined)?.title ?? name;
}
