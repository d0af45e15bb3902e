import { count } from "../../args";
import type { Catalogue } from "../../catalogue";

/** The messages for swapping cards between two games of a series. Loaded with that screen. */
export const series = {
  "swap.title": "{player}: deck for game {game}",
  "swap.lead":
    "Choose a card in the deck and one in the side deck to swap them. Every swap is saved at once.",
  "swap.deck": "Deck",
  "swap.side": "Side deck",
  "swap.new": "{n} new",
  "swap.keep": "Keep this deck",
  "swap.play": "Play with this deck",
  "swap.reset": "Reset",
  "swap.done": "{card} goes into the deck, {other} into the side deck.",
  "swap.is-reset": "The deck is back to how it was last game.",
  "swap.chosen-deck": "{card}: now choose the side deck card that replaces it.",
  "swap.chosen-side": "{card}: now choose the deck card it replaces.",
  "swap.count": ({ count: n }: { count: number }) => count(n, "card", "cards"),
} as const satisfies Catalogue;
