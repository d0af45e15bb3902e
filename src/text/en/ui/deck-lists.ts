import { type Catalogue, lines } from "../../catalogue";

/** The messages of deck lists: filters, sections, and what is said of pasted text. */
export const deckLists = {
  ...lines("facet", {
    category: "Support kind",
    colour: "Colour",
    cost: "Cost",
    culture: "Culture",
    element: "Element",
    faction: "Faction",
    family: "Family",
    keyword: "Keyword",
    kind: "Kind",
    price: "Price",
    rarity: "Rarity",
    set: "Set",
    stay: "Stays",
    trait: "Trait",
    type: "Type",
    number: "{value}",
  }),
  ...lines("rarity", {
    common: "Common",
    uncommon: "Uncommon",
    rare: "Rare",
    epic: "Epic",
    legendary: "Legendary",
    celestial: "Celestial",
  }),
} as const satisfies Catalogue;
