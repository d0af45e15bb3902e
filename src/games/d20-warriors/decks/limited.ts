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

/** Dice of an average Warrior. */
const AVERAGE = 2;
/** A Warrior attacks with its best numbers. */
const BEST = 3;
const KEYWORD = 0.15;
const ABILITY = 0.3;

const mean = (values: readonly number[]) =>
  values.reduce((sum, n) => sum + n, 0) / Math.max(1, values.length);

/** About the chance to win a battle. */
const chance = (dice: number) => dice / (dice + AVERAGE);

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
  worth: ({ stats, keywords = [], abilities }) => {
    const chances = DIRECTIONS.map((direction) => chance(stats[direction] ?? 0)).sort((a, b) => b - a);
    return (
      mean(chances.slice(0, BEST)) + mean(chances) + KEYWORD * keywords.length + ABILITY * abilities.length
    );
  },
};
