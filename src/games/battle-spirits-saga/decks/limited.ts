import type { GameLimited } from "../../game-limited";
import { slot } from "../../pack-slots";
import type { SagaCard } from "../cards/card";

/** Three plain spirits of each colour, for decks of 50 cards with 4 copies (BSS 5-1-1-1, 5-1-1-1b). */
const STOCK = [
  "Spark Pup",
  "Scorch Hound",
  "Ashmane Lion",
  "Pale Imp",
  "Bone Squire",
  "Grave Knight",
  "Thistle Ant",
  "Bramble Scout",
  "Leafhopper",
  "Rivet Scout",
  "Tin Sentinel",
  "Watchtower Drone",
  "Candle Sprite",
  "Choir Fairy",
  "Veil Dancer",
  "Tidepool Urchin",
  "Tide Brawler",
  "Harbor Giant",
];

const spirits =
  (least: number, most: number) =>
  ({ type, stats: { cost = 0 } }: SagaCard) =>
    type === "spirit" && cost >= least && cost <= most;

/** What a card is worth by what is printed on it, in cores. */
const BP = 1 / 1500;
const BEST_BP = 1 / 4000;
const SYMBOL = 1.5;
const ABILITY = 0.7;

/** Drafts and sealed events. The rulebook has none: packs and picks are this program's own. */
export const limited: GameLimited = {
  seats: { least: 2, most: 8 },
  packs: [
    [
      slot(5, "cheap-spirits", spirits(0, 3)),
      slot(5, "middle-spirits", spirits(4, 5)),
      slot(2, "big-spirits", spirits(6, Number.POSITIVE_INFINITY)),
      slot<SagaCard>(2, "nexuses", ({ type }) => type === "nexus"),
      slot<SagaCard>(4, "magic", ({ type }) => type === "magic"),
    ],
  ],
  draft: { packs: 4, take: { first: 3, then: 3 } },
  sealed: { packs: 4 },
  stock: STOCK,
  worth: (card) => {
    // Every card that is asked about is of this game's pool.
    const { stats, levels, symbols, printed, has } = card as SagaCard;
    const best = Math.max(0, ...levels.map(({ bp = 0 }) => bp));
    const effects = printed.length + has.length;
    return BP * (stats.bp ?? 0) + BEST_BP * best + SYMBOL * symbols.length + ABILITY * effects;
  },
};
