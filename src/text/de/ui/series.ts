import { count } from "../../args";
import { translation } from "../../catalogue";
import type { series as english } from "../../en/ui/series";

export const series = translation<typeof english>()({
  "swap.title": "{player}: Deck für Spiel {game}",
  "swap.lead":
    "Drücke auf eine Karte des Decks und auf eine des Side-Decks: Sie tauschen die Plätze. Jeder Tausch ist sofort gespeichert.",
  "swap.deck": "Deck",
  "swap.side": "Side-Deck",
  "swap.new": "{n} neu",
  "swap.keep": "So lassen",
  "swap.play": "Mit diesem Deck spielen",
  "swap.reset": "Zurücksetzen",
  "swap.done": "{card} kommt ins Deck, {other} ins Side-Deck.",
  "swap.is-reset": "Das Deck ist wieder wie im Spiel davor.",
  "swap.chosen-deck": "{card}: Drücke nun auf die Karte des Side-Decks, die dafür hereinkommt.",
  "swap.chosen-side": "{card}: Drücke nun auf die Karte des Decks, die dafür hinausgeht.",
  "swap.count": ({ count: n }) => count(n, "Karte", "Karten"),
});
