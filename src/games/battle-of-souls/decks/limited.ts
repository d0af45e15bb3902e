import type { GameLimited } from "../../game-limited";
import { slot } from "../../pack-slots";
import type { SoulsCard, SoulsType } from "../cards/card";

/** Two Warriors without effects of each culture, for decks of 40 cards with 4 copies (BOS 1.2, 1.3). */
const STOCK = [
  "Reed Spearman",
  "Jaguar Recruit",
  "Ashigaru",
  "Gate Guard",
  "Shore Raider",
  "Shield Sister",
  "Line Recruit",
  "Veteran Spear",
  "Steppe Lancer",
  "Camp Guard",
  "Reed Boat Guard",
  "Bronze Axeman",
];

const ofType =
  (...types: readonly SoulsType[]) =>
  ({ type }: SoulsCard) =>
    types.includes(type);

/** What a card is worth by what is printed on it, in thousands of SP. */
const ATK = 0.5;
const RST = 0.15;
const KEYWORD = 0.3;
const ABILITY = 0.2;

/** Drafts and sealed events. The rulebook has none: packs and picks are this program's own. */
export const limited: GameLimited = {
  seats: { least: 2, most: 8 },
  packs: [
    [
      slot(8, "warriors", ofType("warrior")),
      slot(2, "elites", ofType("elite")),
      slot(1, "leaders", ofType("warlord", "legendary")),
      slot(3, "equipment", ofType("equipment")),
      slot(2, "tactics", ofType("tactic", "battlefield")),
    ],
  ],
  draft: { packs: 4, take: { first: 2, then: 2 } },
  sealed: { packs: 4 },
  stock: STOCK,
  worth: ({ stats, keywords = [], abilities }) =>
    (ATK * (stats.atk ?? 0) + RST * (stats.rst ?? 0)) / 1000 +
    KEYWORD * keywords.length +
    ABILITY * abilities.length,
};
