import type { Game } from "../../games/game";
import { ownShownDeck, type ShownDeck, secretDeck, shownDeck } from "../decks/parts/shown-deck";
import { type ChosenDeck, isOwn } from "./plan";

/**
 * What is shown of a deck that can be chosen.
 * @param isShared whether somebody else looks at the screen too.
 */
export function shownDeckOf(game: Game, deck: ChosenDeck, isShared = false): ShownDeck {
  if (!isOwn(deck)) return shownDeck(game, deck);
  return isShared ? secretDeck(deck) : ownShownDeck(game, deck);
}
