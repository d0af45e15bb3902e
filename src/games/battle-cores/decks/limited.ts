import type { GameLimited } from "../../game-limited";
import { slot } from "../../pack-slots";
import type { BattleCard } from "../cards/card";

/** One plain Monster of each element, for Main Decks of 40 cards with 4 copies (BC 1.2, 1.6). */
const STOCK = [
  "Kindle Cub",
  "Pearl Diver",
  "Thicket Mite",
  "Clay Watchman",
  "Skimmer Gull",
  "Spark Hare",
  "Glacier Lancer",
  "Rivet Sentry",
  "Candle Bearer",
  "Barrow Adder",
];

/** What a Monster's price buys of armor and power on average. */
const PER_PRICE = 1.8;
const KEYWORD = 0.7;
const ABILITY = 0.9;

/** Drafts and sealed events. The rulebook has none: packs and picks are this program's own. */
export const limited: GameLimited = {
  seats: { least: 2, most: 8 },
  packs: [
    [
      slot<BattleCard>(10, "monsters", ({ type }) => type === "monster"),
      slot<BattleCard>(4, "supports", ({ type }) => type === "support"),
      slot<BattleCard>(2, "legends", ({ type }) => type === "legend"),
    ],
  ],
  draft: { packs: 4, take: { first: 2, then: 2 } },
  sealed: { packs: 4 },
  stock: STOCK,
  worth: ({ stats, keywords = [], abilities }) =>
    (stats.armor ?? 0) +
    (stats.power ?? 0) -
    PER_PRICE * (stats.price ?? 0) +
    KEYWORD * keywords.length +
    ABILITY * abilities.length,
};
