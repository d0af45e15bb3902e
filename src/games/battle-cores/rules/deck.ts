import type { Rules } from "../../../kernel";
import { type CopyRule, type DeckRules, problemsOf } from "../../deck-rules";
import type { DeckProblem } from "../../game-deck";
import type { BattleCard } from "../cards/card";
import { message, refuse } from "../table/messages";

/** BC 1.2, 1.3, 1.6, 1.7 */
export const MAIN_SIZE = 40;
export const MAX_LEGENDS = 6;
const MAX_COPIES = 4;

/** Legends form the Legend Deck, all other cards the Main Deck (BC 1.4). */
export const isLegend = (card: Pick<BattleCard, "type"> | undefined) => card?.type === "legend";

/** Splits a list of names into the two decks. */
export function splitDeck(
  cards: Rules["cards"],
  deck: readonly string[],
): { main: string[]; legends: string[] } {
  const goesApart = (name: string) => isLegend(cards[name] as BattleCard | undefined);
  return { main: deck.filter((name) => !goesApart(name)), legends: deck.filter(goesApart) };
}

const MAIN_COPIES: CopyRule = {
  most: MAX_COPIES,
  rule: "BC 1.6",
  why: (card, count) => message("why.battle-cores.deck-copies", { card, count }),
};
const LEGEND_COPIES: CopyRule = {
  most: 1,
  rule: "BC 1.7",
  why: (card, count) => message("why.battle-cores.legend-copies", { card, count }),
};

/** BC 1.2 to 1.7. Printings of different Sets count as one card. */
export const deckRules: DeckRules<BattleCard> = {
  banned: (name, card) => {
    if (card === undefined) return refuse("unknown-card", "BC 1.4", { card: name });
    return card.token ? refuse("battle-cores.deck-token", "BC 1.4", { card: name }) : null;
  },
  sizes: () => [
    {
      section: "main",
      label: message("battle-cores.zone.deck"),
      least: MAIN_SIZE,
      most: MAIN_SIZE,
      counts: (card) => !isLegend(card),
      why: (count) => message("why.battle-cores.deck-size", { count }),
      rule: "BC 1.2",
    },
    {
      section: "legends",
      label: message("battle-cores.zone.legends"),
      most: MAX_LEGENDS,
      counts: isLegend,
      why: (count) => message("why.battle-cores.legends-size", { count }),
      rule: "BC 1.3",
    },
  ],
  copies: (card) => (isLegend(card) ? LEGEND_COPIES : MAIN_COPIES),
};

/**
 * All problems of a deck list (BC 1.2 to 1.7).
 * @param path for the messages.
 */
export const deckProblems = (cards: Rules["cards"], deck: readonly string[], path: string): DeckProblem[] =>
  problemsOf(deckRules, cards as Readonly<Record<string, BattleCard>>, deck, path);
