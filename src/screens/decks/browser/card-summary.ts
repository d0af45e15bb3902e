import type { Game } from "../../../games/game";
import { say } from "../../../text";
import { cardName, kindNames } from "../../../text/names";
import { t } from "../messages";

/** The printed numbers of a card: "Attack 3". */
export function printedNumbers({ cards, table }: Game, name: string): readonly string[] {
  const stats = cards.pool[name]?.stats ?? {};
  return table.mat.cardStats.flatMap(({ stat, label }) =>
    stats[stat] === undefined ? [] : [`${say(label)} ${stats[stat]}`],
  );
}

/** A card in one line: name, type, cost and numbers. */
export function cardSummary(game: Game, name: string): string {
  const card = game.cards.pool[name];
  if (card === undefined) return cardName(name);
  const cost = game.deck.cost?.(card);
  return [
    cardName(name),
    ...kindNames(game.slug, card.type, card.subtypes),
    ...(cost === undefined ? [] : [t("browser.cost", { cost })]),
    ...printedNumbers(game, name),
  ].join(", ");
}
