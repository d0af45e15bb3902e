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
  ...lines("deck-list", {
    side: "Side deck",
    "not-in-decks": "{card} cannot be in a deck.",
  }),
  ...lines("deck-text", {
    "unknown-card": "There is no card of this name.",
    "unknown-code": "There is no card with this code.",
    "not-in-decks": "{card} cannot be in a deck.",
    "other-code": "This code belongs to {card}.",
    "unknown-section":
      "This game’s decks have no section of this name. The cards below it are sorted by type.",
    "no-side": "This game has no side decks.",
    "no-count": "Not a number of copies.",
    "open-quote": "A quotation mark is missing.",
    "too-long": "This line is too long to be read.",
    "too-many-lines": "Line {n} was the last that was read: the text is too long.",
    "too-many-cards": "A list has {most} cards at most. What comes after them was not read.",
    "not-json": "This is not a deck in JSON.",
    "other-format": "This is not a Playmat deck of version {version}.",
    "other-game": "This is a deck for {game}.",
    "wrong-at": "Not a deck: wrong value at “{place}”.",
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
