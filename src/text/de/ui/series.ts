import { count } from "../../args";
import { translation } from "../../catalogue";
import type { series as english } from "../../en/ui/series";

export const series = translation<typeof english>()({
  "swap.title": "{player}: Deck für Spiel {game}",
  "swap.lead":
    "Wähle eine Karte aus dem Deck und eine aus dem Side-Deck, um sie zu tauschen. Jeder Tausch wird sofort gespeichert.",
  "swap.deck": "Deck",
  "swap.side": "Side-Deck",
  "swap.new": "{n} neu",
  "swap.keep": "Dieses Deck behalten",
  "swap.play": "Mit diesem Deck spielen",
  "swap.reset": "Zurücksetzen",
  "swap.done": "{card} kommt ins Deck, {other} ins Side-Deck.",
  "swap.is-reset": "Das Deck ist wieder wie im Spiel davor.",
  "swap.chosen-deck": "{card}: Wähle nun die Karte aus dem Side-Deck, die sie ersetzt.",
  "swap.chosen-side": "{card}: Wähle nun die Karte aus dem Deck, die sie ersetzt.",
  "swap.count": ({ count: n }) => count(n, "Karte", "Karten"),
});
