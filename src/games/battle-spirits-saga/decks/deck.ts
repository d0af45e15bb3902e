import { deckBuilding } from "../../deck-building";
import { facetsOf, theme } from "../../deck-facets";
import { hasBurst, type SagaCard } from "../cards/card";
import { deckRules } from "../rules/deck";
import { message } from "../table/messages";
import { decks } from ".";
import { limited } from "./limited";

const SLUG = "battle-spirits-saga";
const facets = facetsOf<SagaCard>(SLUG);
const cost = ({ stats }: SagaCard) => stats.cost;

/** How decks of these cards are built (BSS 5-1-1). */
export const deckOf = (pool: Readonly<Record<string, SagaCard>>) =>
  deckBuilding<SagaCard>({
    starters: decks,
    code: "BSS",
    pool,
    rules: deckRules,
    sections: [
      {
        id: "main",
        label: message("battle-spirits-saga.zone.deck"),
        headings: ["Main Deck", "Spirits", "Nexuses", "Magic"],
        holds: () => true,
      },
    ],
    facets: [
      facets.type,
      facets.numbers("cost", cost),
      theme(
        facets.facet(
          "colour",
          ({ colours }) => colours,
          (value) => ({ key: `${SLUG}.colour.${value}` }),
        ),
      ),
      facets.subtypes("family"),
      facets.keywords((card) => [
        ...card.has.map(({ keyword }) => keyword),
        ...card.printed.flatMap(({ label }) => (label === "immortal" ? [label] : [])),
        ...(card.ascend === undefined ? [] : ["ascend"]),
        ...(hasBurst(card) ? ["burst"] : []),
      ]),
    ],
    cost,
    limited,
  });
