import { count } from "../../args";
import type { Catalogue } from "../../catalogue";

/** What is said where cards are swapped between two games of a series. That screen brings it along. */
export const series = {
  "swap.title": "{player}: deck for game {game}",
  "swap.lead":
    "Press a card of the deck and one of the side deck: they change places. Every swap is saved at once.",
  "swap.deck": "Deck",
  "swap.side": "Side deck",
  "swap.new": "{n} new",
  "swap.keep": "Keep as it is",
  "swap.play": "Play with this deck",
  "swap.reset": "Reset",
  "swap.done": "{card} goes into the deck, {other} into the side deck.",
  "swap.is-reset": "The deck is as it was in the game before.",
  "swap.chosen-deck": "{card}: now press the card of the side deck that comes in for it.",
  "swap.chosen-side": "{card}: now press the card of the deck that goes out for it.",
  "swap.count": ({ count: n }: { count: number }) => count(n, "card", "cards"),
} as const satisfies Catalogue;
