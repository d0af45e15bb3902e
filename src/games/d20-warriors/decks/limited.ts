import type { PrintedCard } from "../../../language";
import type { GameLimited, PackRecipe } from "../../game-limited";
import { slot } from "../../pack-slots";
import { DIRECTIONS } from "../rules/board";
import { DECK_SIZE } from "../rules/deck";

/**
 * Two Warriors for each Flash card, about as in the pool. Two packs have fewer than 11 Flash cards, so whoever takes 12
 * cards has a Warrior (D20 1.4, 9.8).
 */
const pack = (size: number): PackRecipe => {
  const flash = Math.floor(size / 3);
  return [
    slot<PrintedCard>(size - flash, "warriors", ({ type }) => type === "warrior"),
    slot<PrintedCard>(flash, "flash", ({ type }) => type === "flash"),
  ];
};

const KEYWORD = 1;
const ABILITY = 2;

/** The draft for two players (D20 9). */
export const limited: GameLimited = {
  seats: { least: 2, most: 2 },
  // D20 9.6
  packs: [pack(DECK_SIZE), pack(13), pack(14), pack(15)],
  // D20 9.7
  isUnique: true,
  // D20 9.1, 9.3, 9.4
  draft: { packs: 1, take: { first: 2, then: 1 }, most: DECK_SIZE, rule: "D20 9.1" },
  // D20 9.5
  stock: [],
  worth: ({ stats, keywords = [], abilities }) =>
    DIRECTIONS.reduce((sum, direction) => sum + (stats[direction] ?? 0), 0) +
    KEYWORD * keywords.length +
    ABILITY * abilities.length,
};
