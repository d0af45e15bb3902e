import type { Game } from "../../games/game";
import type { Message, View } from "../../kernel";
import { askingAbility } from "../../language/asking-ability";

/** The paragraph of a card's printed text that the viewer's open question comes from; null where the rules or a keyword ask. */
export function askingText(game: Game, view: View): Message | null {
  const asking = askingAbility(game.rules.cards, view);
  if (asking === undefined || game.cards[asking.def] === undefined) return null;
  return game.cardText(asking.def).abilities[asking.ability] ?? null;
}
