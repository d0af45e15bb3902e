import { deckBuilding } from "../../deck-building";
import { facetsOf, theme } from "../../deck-facets";
import { cards } from "../cards";
import type { SoulsCard } from "../cards/card";
import { deckRules } from "../rules/deck";
import { message } from "../table/messages";
import { decks } from ".";

const facets = facetsOf<SoulsCard>("battle-of-souls");

/** How decks are built (BOS 1.2 to 1.4). */
export const deck = deckBuilding<SoulsCard>({
  starters: decks,
  code: "BOS",
  pool: cards,
  rules: deckRules,
  sections: [
    {
      id: "main",
      label: message("battle-of-souls.zone.deck"),
      headings: ["Main Deck", "Fighters", "Equipment", "Tactics", "Battlefields"],
      holds: () => true,
    },
  ],
  facets: [
    facets.type,
    theme(facets.subtypes("culture", (word, { stay }) => word !== stay)),
    facets.subtypes("stay", (word, { stay }) => word === stay),
    facets.keywords(({ keywords }) => keywords),
  ],
});
