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

/** What a card is worth by what is printed on it, in Points. */
const ARMOR = 0.4;
const POWER = 0.55;
const KEYWORD = 0.6;
const ABILITY = 0.7;

/** Speed and Survival have levels. */
const keywordLevels = (stats: BattleCard["stats"]) =>
  Object.entries(stats).reduce((sum, [stat, level]) => (stat.startsWith("kw-") ? sum + level : sum), 0);

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
  // Points pay for every element, and only one card in four asks for one.
  themes: 0.3,
  worth: ({ stats, abilities }) =>
    ARMOR * (stats.armor ?? 0) +
    POWER * (stats.power ?? 0) +
    KEYWORD * keywordLevels(stats) +
    ABILITY * abilities.length,
};
