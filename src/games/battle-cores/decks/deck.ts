import { deckBuilding } from "../../deck-building";
import { facetsOf, theme } from "../../deck-facets";
import { type BattleCard, ELEMENTS, KINDS } from "../cards/card";
import { deckRules, isLegend } from "../rules/deck";
import { message } from "../table/messages";
import { decks } from ".";
import { limited } from "./limited";

const facets = facetsOf<BattleCard>("battle-cores");
const isAmong = (words: readonly string[]) => (word: string) => words.includes(word);
const price = ({ stats }: BattleCard) => stats.price;

/** How decks of these cards are built (BC 1.2 to 1.7). */
export const deckOf = (pool: Readonly<Record<string, BattleCard>>) =>
  deckBuilding<BattleCard>({
    starters: decks,
    code: "BC",
    pool,
    rules: deckRules,
    sections: [
      {
        id: "main",
        label: message("battle-cores.zone.deck"),
        headings: ["Main Deck", "Monsters", "Supports", "Boosts", "Traps", "Items", "Fields", "Gears"],
        holds: (card) => !isLegend(card),
      },
      {
        id: "legends",
        label: message("battle-cores.zone.legends"),
        headings: ["Legend Deck", "Legends"],
        holds: isLegend,
      },
    ],
    facets: [
      facets.type,
      facets.numbers("price", price),
      theme(facets.subtypes("element", isAmong(ELEMENTS))),
      facets.subtypes("kind", isAmong(KINDS)),
      facets.subtypes("category", (word, { category }) => word === category),
      facets.keywords(({ keywords }) => keywords),
      facets.numbers("set", ({ set }) => set),
    ],
    cost: price,
    limited,
  });
