import type { Card, Reader, Rules } from "../../../kernel";
import type { BattleCard, Label } from "../cards/card";

/** A card by name. Every card of this game's pool is a Battle Cores card. */
export function cardNamed(cards: Rules["cards"], name: string): BattleCard | undefined {
  return cards[name] as BattleCard | undefined;
}

/**
 * The printed card of a card in the game.
 * @throws RangeError for a hidden card.
 */
export function defOf(g: Reader, card: Pick<Card, "def">): BattleCard {
  const def = cardNamed(g.rules.cards, card.def);
  if (def === undefined) throw new RangeError(`no card ${card.def}`);
  return def;
}

/** Indexes of the abilities inside the brackets of a keyword. */
export function labelled(def: BattleCard, label: Label): readonly number[] {
  return def.at[label] ?? [];
}

/** The printed name of a card. An Errata and a Token copy have the original's (BC 9.3, 11.15.1). */
export function printedName(cards: Rules["cards"], name: string): string {
  return cardNamed(cards, name)?.title ?? name;
}
