import type { PrintedCard } from "../../../language";
import { deckBuilding } from "../../deck-building";
import { facetsOf, theme } from "../../deck-facets";
import { deckRules } from "../rules/deck";
import { message } from "../table/messages";
import { decks } from ".";
import { limited } from "./limited";

const facets = facetsOf<PrintedCard>("d20-warriors");

/** How decks of these cards are built (D20 1.2 to 1.5). */
export const deckOf = (pool: Readonly<Record<string, PrintedCard>>) =>
  deckBuilding<PrintedCard>({
    starters: decks,
    code: "D20",
    pool,
    rules: deckRules,
    sections: [
      {
        id: "main",
        label: message("d20-warriors.zone.deck"),
        headings: ["Main Deck", "Warriors", "Flash cards"],
        holds: () => true,
      },
    ],
    facets: [facets.type, theme(facets.subtypes("kind")), facets.keywords(({ keywords }) => keywords)],
    limited,
  });
