import type { Rules } from "../../../kernel";
import type { DeckPart } from "../../game-deck";
import { partsOfDeck } from "../rules/deck";
import { message } from "./messages";

/** A deck list in parts, also those without cards. */
export function deckParts(cards: Rules["cards"], deck: readonly string[]): readonly DeckPart[] {
  const { commander, main, resources, reserve } = partsOfDeck(cards, deck);
  return [
    { label: message("soul-masters.part.commander"), cards: commander },
    { label: message("soul-masters.part.main"), cards: main },
    { label: message("soul-masters.part.resources"), cards: resources },
    { label: message("soul-masters.part.reserve"), cards: reserve },
  ];
}
