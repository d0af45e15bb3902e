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
  ...lines("rarity", {
    common: "Gewöhnlich",
    uncommon: "Ungewöhnlich",
    rare: "Selten",
    epic: "Episch",
    legendary: "Legendär",
    celestial: "Himmlisch",
  }),
});
