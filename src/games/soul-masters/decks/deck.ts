import { deckBuilding } from "../../deck-building";
import { facetsOf, theme } from "../../deck-facets";
import { isReserve, type SoulCard } from "../cards/card";
import { deckRules, isCommander, isOfMain, isResource } from "../rules/deck-rules";
import { deckFacts } from "../table/deck-facts";
import { message } from "../table/messages";
import { decks } from ".";
import { limitedWith } from "./limited";

const SLUG = "soul-masters";
const facets = facetsOf<SoulCard>(SLUG);
const cost = ({ stats }: SoulCard) => stats.cost;

/** How decks of these cards are built (SM 1.1 to 1.26). */
export const deckOf = (pool: Readonly<Record<string, SoulCard>>) =>
  deckBuilding<SoulCard>({
    starters: decks,
    code: "SM",
    pool,
    rules: deckRules(),
    sections: [
      {
        id: "commander",
        label: message("soul-masters.part.commander"),
        headings: ["Commander", "Commanders"],
        holds: isCommander,
      },
      {
        id: "main",
        label: message("soul-masters.part.main"),
        headings: ["Main Deck", "Units", "Spells", "Abilities", "Cores"],
        holds: isOfMain,
      },
      {
        id: "resources",
        label: message("soul-masters.part.resources"),
        headings: ["Resource Deck", "Resources"],
        holds: isResource,
      },
      {
        id: "reserve",
        label: message("soul-masters.part.reserve"),
        headings: ["Reserve Deck", "Reserves", "Weapons", "Armor", "Armors", "Battlefields", "Feats"],
        holds: isReserve,
      },
    ],
    facets: [
      facets.type,
      facets.numbers("cost", cost),
      theme(facets.subtypes("faction", (word, { faction }) => word === faction)),
      facets.facet(
        "rarity",
        ({ type, rarity }) => (type === "resource" ? undefined : rarity),
        (value) => ({ key: `rarity.${value}` }),
      ),
      facets.subtypes("trait", (word, { faction }) => word !== faction),
      facets.keywords(({ has }) => has.map(({ keyword }) => keyword)),
    ],
    cost,
    facts: (deck) => deckFacts(pool, deck),
    limited: limitedWith(pool),
  });
