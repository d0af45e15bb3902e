import { deckBuilding } from "../../deck-building";
import { facetsOf, theme } from "../../deck-facets";
import type { SoulsCard } from "../cards/card";
import { deckRules } from "../rules/deck";
import { message } from "../table/messages";
import { decks } from ".";
import { limited } from "./limited";

const facets = facetsOf<SoulsCard>("battle-of-souls");

/** How decks of these cards are built (BOS 1.2 to 1.4). */
export const deckOf = (pool: Readonly<Record<string, SoulsCard>>) =>
  deckBuilding<SoulsCard>({
    starters: decks,
    code: "BOS",
    pool,
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
    limited,
  });
