import type { Game } from "../../games/game";
import type { Message, View } from "../../kernel";
import { printChoice } from "../../language";
import { askingAbility, askingChoice } from "../../language/asking-ability";

/** The paragraph of a card's printed text that the viewer's open question comes from; null where the rules or a keyword ask. */
export function askingText(game: Game, view: View): Message | null {
  const asking = askingAbility(game.rules.cards, view);
  if (asking === undefined || game.cards[asking.def] === undefined) return null;
  return game.cardText(asking.def).abilities[asking.ability] ?? null;
}

/** The viewer's choice of cards in the card's own terms: "Flame Lance: destroy a spirit with a BP of 4000 or less." */
export function choiceText(game: Game, view: View): Message | null {
  const { decision, viewer } = view;
  if (decision?.kind !== "pick" || decision.seat !== viewer || decision.prompt.key !== "prompt.choose-card")
    return null;
  const { vocabulary } = game;
  const effect = vocabulary && askingChoice(game.rules.cards, vocabulary, view);
  if (!vocabulary || !effect) return null;
  const card = String(decision.prompt.args?.card ?? "");
  const args = {
    card,
    does: printChoice(vocabulary, effect),
    none: decision.min === 0 && decision.max === 1,
  };
  return { key: "prompt.choose-for", args: args as never };
}
