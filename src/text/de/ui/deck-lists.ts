import { lines, translation } from "../../catalogue";
import type { deckLists as english } from "../../en/ui/deck-lists";

export const deckLists = translation<typeof english>()({
  ...lines("facet", {
    category: "Art der Unterstützung",
    colour: "Farbe",
    cost: "Kosten",
    culture: "Kultur",
    element: "Element",
    faction: "Fraktion",
    family: "Familie",
    keyword: "Schlüsselwort",
    kind: "Art",
    price: "Preis",
    rarity: "Seltenheit",
    set: "Serie",
    stay: "Bleibt",
    trait: "Merkmal",
    type: "Typ",
    number: "{value}",
  }),
  ...lines("deck-list", {
    side: "Side-Deck",
    "not-in-decks": "{card} darf in keinem Deck sein.",
  }),
  ...lines("deck-text", {
    "unknown-card": "Es gibt keine Karte mit diesem Namen.",
    "unknown-code": "Es gibt keine Karte mit diesem Code.",
    "not-in-decks": "{card} darf in keinem Deck sein.",
    "other-code": "Dieser Code gehört zu {card}.",
    "unknown-section":
      "Decks dieses Spiels haben keinen Teil mit diesem Namen. Die Karten darunter sind nach Typ einsortiert.",
    "no-side": "Dieses Spiel hat keine Side-Decks.",
    "no-count": "Das ist keine Anzahl von Karten.",
    "open-quote": "Ein Anführungszeichen fehlt.",
    "too-long": "Diese Zeile ist zu lang, um sie zu lesen.",
    "too-many-lines": "Zeile {n} ist die letzte, die gelesen wurde: Der Text ist zu lang.",
    "too-many-cards": "Eine Liste hat höchstens {most} Karten. Was danach kommt, wurde nicht gelesen.",
    "not-json": "Das ist kein Deck in JSON.",
    "other-format": "Das ist kein Playmat-Deck der Version {version}.",
    "other-game": "Das ist ein Deck für {game}.",
    "wrong-at": "Das ist kein Deck: falscher Wert bei „{place}“.",
  }),
  ...lines("rarity", {
    common: "Gewöhnlich",
    uncommon: "Ungewöhnlich",
    rare: "Selten",
    epic: "Episch",
    legendary: "Legendär",
    celestial: "Himmlisch",
  }),
});
